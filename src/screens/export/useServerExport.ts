import type { ApolloClient } from '@apollo/client/core';
import { type RaRecord, useDataProvider, useGetIdentity, useListSortContext } from 'react-admin';
import { exportLimit } from '#schema/exportLimit.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useFetchFile } from '#src/data/download/FetchFileProvider.tsx';
import { saveFile } from '#src/data/download/saveFile.ts';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { sentFilter } from '#src/data/list/listArguments.ts';
import { listPlan } from '#src/data/list/listPlan.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useFilters } from '../list/filters/useFilters.ts';
import { useResourceNames } from '../useResourceNames.ts';
import type { ExportChoice } from './ExportChoice.ts';
import { exportedRecordsQuery, exportRecordsMutation, type ExportedFile } from './exportOperations.ts';
import { fileColumn } from './fileColumns.ts';
import { useCsvContext } from './useCsvContext.ts';

const lookMs = 1_000;
const longestMs = 15 * 60_000;

/** Asks the server for a file of what the list shows, and hands it to the browser. Answers how many rows it has. */
export function useServerExport(): (choice: ExportChoice) => Promise<ExportedFile> {
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
      columns: columns.map((column) => fileColumn(column, labelOf(column.source, column.label), context)),
      filter: JSON.stringify(values),
      ...(meta.zone !== undefined && { zone: meta.zone }),
    };
    try {
      const { data } = await client.mutate({ mutation: exportRecordsMutation, variables: { input } });
      if (!data) throw new Error('The server answered nothing.');
      const file = await whenMade(client, data.exportRecords);
      saveFile(await fetchFile(file.path), file.fileName);
      return file;
    } catch (error) {
      throw new Error(refusalOf(error).message, { cause: error });
    }
  };
}

type MadeFile = ExportedFile & { readonly path: string };

/** A long file is made in a task. */
async function whenMade(client: ApolloClient<unknown>, asked: ExportedFile): Promise<MadeFile> {
  const deadline = Date.now() + longestMs;
  let file: ExportedFile | null | undefined = asked;
  while (file && !file.path && !file.message && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    const { data } = await client.query({
      query: exportedRecordsQuery,
      variables: { key: asked.key },
      fetchPolicy: 'network-only',
    });
    file = data.exportedRecords;
  }
  if (!file?.path) throw new Error(file?.message ?? 'The file was not made in time.');
  return { ...file, path: file.path };
}
