import { type RaRecord, useDataProvider, useGetIdentity, useListSortContext } from 'react-admin';
import { exportLimit } from '#schema/exportLimit.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useFetchFile } from '#src/data/download/FetchFileProvider.tsx';
import { saveFile } from '#src/data/download/saveFile.ts';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import type { ExportColumnInput } from '#src/generated/schema.ts';
import { sentFilter } from '#src/data/list/listArguments.ts';
import { listPlan } from '#src/data/list/listPlan.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useFilters } from '../list/filters/useFilters.ts';
import { useResourceNames } from '../useResourceNames.ts';
import type { ExportChoice } from './ExportChoice.ts';
import { exportRecordsMutation, type ExportedFile } from './exportOperations.ts';
import { fileColumn } from './fileColumns.ts';
import { useCsvContext } from './useCsvContext.ts';
import { useKeptExport } from './useKeptExport.ts';

/** Two columns of a list may say the same in a file, such as a day and how long there is until then. */
const eachOnce = (columns: readonly ExportColumnInput[]): ExportColumnInput[] =>
  columns.filter(({ source }, place) => columns.findIndex((column) => column.source === source) === place);

/** Asks the server for a file of what the list shows, and hands it to the browser; a long one is made in a task and kept in sight. Answers it; null where it is still made. */
export function useServerExport(): (choice: ExportChoice) => Promise<ExportedFile | null> {
  const client = useDataClient();
  const fetchFile = useFetchFile();
  const meta = useResourceMeta();
  const { resource, many } = useResourceNames();
  const dataProvider = useDataProvider();
  const { values } = useFilters();
  const { sort } = useListSortContext();
  const { identity } = useGetIdentity();
  const labelOf = useLabelText();
  const context = useCsvContext();
  const [, setKept] = useKeptExport(resource);
  return async ({ format, columns, ids }) => {
    const filter = meta.list ? await sentFilter(meta.list, values, identity?.id?.toString()) : values;
    const plan = listPlan(meta, 'GET_LIST', { filter, sort });
    const { first: _first, page: _page, ...args } = plan.variables;
    // What the browser alone filters by, the server cannot: it is told which rows are left.
    const isNarrowed = Object.keys(plan.inBrowser?.filter ?? {}).length > 0;
    const pagination = { page: 1, perPage: exportLimit };
    const rows =
      ids === null && isNarrowed
        ? (await dataProvider.getList<RaRecord>(resource, { filter: values, sort, pagination })).data.map(
            ({ id }) => id,
          )
        : ids;
    const input = {
      selection: {
        type: meta.type,
        ...(rows && { ids: rows.map(String) }),
        arguments: JSON.stringify(args),
      },
      title: many,
      format,
      columns: eachOnce(
        columns.map((column) => fileColumn(column, labelOf(column.source, column.label), context)),
      ),
      ...(meta.zone !== undefined && { zone: meta.zone }),
    };
    try {
      const { data } = await client.mutate({ mutation: exportRecordsMutation, variables: { input } });
      if (!data) throw new Error('The server answered nothing.');
      const { exportRecords: file } = data;
      if (!file.path) {
        setKept({ key: file.key, fileName: file.fileName });
        return null;
      }
      saveFile(await fetchFile(file.path), file.fileName);
      return file;
    } catch (error) {
      throw new Error(refusalOf(error).message, { cause: error });
    }
  };
}
