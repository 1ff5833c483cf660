import type { DataProvider, FilterPayload, RaRecord, SortPayload } from 'react-admin';
import { exportLimit } from '#schema/exportLimit.ts';

/** The server's cap on a page is 200; half of it keeps each answer quick. */
const pageSize = 100;

export interface ExportQuery {
  readonly dataProvider: DataProvider;
  readonly resource: string;
  readonly filter: FilterPayload;
  readonly sort: SortPayload;
  readonly columns: readonly string[];
}

export interface ExportedRows {
  readonly rows: readonly RaRecord[];
  readonly total: number;
}

/** All pages of what the list shows, up to the limit; the caller says when there was more. */
export async function exportRows({
  dataProvider,
  resource,
  filter,
  sort,
  columns,
}: ExportQuery): Promise<ExportedRows> {
  const rows: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<RaRecord>(resource, {
      filter,
      sort,
      pagination: { page, perPage: pageSize },
      meta: { columns },
    });
    rows.push(...data);
    if (data.length < pageSize || rows.length >= total || rows.length >= exportLimit)
      return { rows: rows.slice(0, exportLimit), total };
  }
}
