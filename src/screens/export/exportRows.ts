import type { DataProvider, FilterPayload, Identifier, RaRecord, SortPayload } from 'react-admin';
import { exportLimit } from '#schema/exportLimit.ts';

/** The server's cap on a page is 200; half of it keeps each answer quick. */
const pageSize = 100;

interface ExportQuery {
  readonly dataProvider: DataProvider;
  readonly resource: string;
  readonly filter: FilterPayload;
  readonly sort: SortPayload;
  readonly columns: readonly string[];
  /** Only these, wherever in the list they stand. */
  readonly ids?: readonly Identifier[] | null;
}

interface ExportedRows {
  readonly rows: readonly RaRecord[];
  readonly total: number;
}

/** All pages of what the list shows, up to the limit, and the caller says when there was more; or the chosen rows of it. */
export async function exportRows({
  dataProvider,
  resource,
  filter,
  sort,
  columns,
  ids,
}: ExportQuery): Promise<ExportedRows> {
  const rows: RaRecord[] = [];
  const wanted = ids && new Set(ids);
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<RaRecord>(resource, {
      filter,
      sort,
      pagination: { page, perPage: pageSize },
      meta: { columns },
    });
    rows.push(...(wanted ? data.filter(({ id }) => wanted.has(id)) : data));
    const isEnd = data.length < pageSize || page * pageSize >= total;
    if (wanted && (isEnd || rows.length === wanted.size)) return { rows, total: rows.length };
    if (!wanted && (isEnd || rows.length >= exportLimit)) return { rows: rows.slice(0, exportLimit), total };
  }
}
