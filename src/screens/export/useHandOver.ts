import { gql } from '@apollo/client/core';
import { use } from 'react';
import { useDataClient } from '#src/data/DataClient.tsx';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { useWhenOnline } from '#src/data/write/useWhenOnline.ts';
import type { Documents } from '#src/generated/operations.ts';
import type { RecordExportInput } from '#src/generated/schema.ts';
import { download } from './download.ts';
import { ExportLogContext } from './ExportLogContext.ts';

const recordExportMutation: Documents['RecordExport'] = gql`
  mutation RecordExport($input: RecordExportInput!) {
    recordExport(input: $input)
  }
`;

export interface ExportedFile {
  readonly content: BlobPart;
  readonly name: string;
  readonly type: string;
}

interface Export extends Omit<RecordExportInput, 'arguments'> {
  /** Of the list or the dashboard as it was read. */
  readonly arguments: object;
}

/** S4: the audit, where there is one, has an export before anybody has the file. Throws why where it was not kept; then there is no file. */
export function useHandOver(): (taken: Export, file: ExportedFile) => Promise<void> {
  const client = useDataClient();
  const online = useWhenOnline();
  const isLogged = use(ExportLogContext);
  return async ({ arguments: args, ...taken }, { content, name, type }) => {
    if (!isLogged) return download(content, name, type);
    try {
      await online();
      await client.mutate({
        mutation: recordExportMutation,
        variables: { input: { ...taken, arguments: JSON.stringify(args) } },
      });
    } catch (error) {
      throw new Error(refusalOf(error).message, { cause: error });
    }
    download(content, name, type);
  };
}
