import { useDataProvider, useGetIdentity, useListSortContext } from 'react-admin';
import { listArguments } from '#src/data/list/listArguments.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { type ColumnElement, columnSources } from '#src/fields/rows/columnsOf.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useFilters } from '../list/filters/useFilters.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { cellText } from './cellText.ts';
import type { ExportChoice } from './ExportChoice.ts';
import { fileHead, isWrittenByServer } from './fileColumns.ts';
import { exportRows } from './exportRows.ts';
import { csvType, toCsv } from './toCsv.ts';
import { useCsvContext } from './useCsvContext.ts';
import { useHandOver } from './useHandOver.ts';

interface BrowserFile {
  readonly fileName: string;
  readonly rows: number;
  /** More than the file holds. */
  readonly total: number;
}

/** Reads what the list shows page by page and writes it here: where no server does, or a column is only known here. */
export function useBrowserExport(): (choice: ExportChoice) => Promise<BrowserFile> {
  const { resource, many } = useResourceNames();
  const { sort } = useListSortContext();
  const { values } = useFilters();
  const { type, list } = useResourceMeta();
  const dataProvider = useDataProvider();
  const handOver = useHandOver();
  const context = useCsvContext();
  const { identity } = useGetIdentity();
  const labelOf = useLabelText();
  return async ({ columns, ids }) => {
    const sources = columns.flatMap(columnSources);
    const { rows, total } = await exportRows({
      dataProvider,
      resource,
      filter: values,
      sort,
      columns: context.zone === undefined ? sources : [...sources, context.zone],
      ids,
    });
    const head = columns.map((column) => fileHead(column, labelOf(column.source, column.label), context));
    const body = rows.map((record) => columns.map((column) => cellText(column, record, context)));
    await handOver(
      {
        subject: type,
        arguments: list ? await listArguments(list, values, identity?.id?.toString()) : {},
        columns: columns.flatMap(readColumns),
      },
      { content: toCsv([head, ...body]), name: `${many}.csv`, type: csvType },
    );
    return { fileName: `${many}.csv`, rows: rows.length, total };
  };
}

/** What the log can know of a column: one that is worked out here is made of fields of the record. */
const readColumns = (column: ColumnElement): readonly string[] =>
  isWrittenByServer(column) ? [column.source] : columnSources(column);
