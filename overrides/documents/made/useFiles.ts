import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFetchFile } from '#src/data/download/FetchFileProvider.tsx';
import { printFile } from '#src/data/download/printFile.ts';
import { saveFile } from '#src/data/download/saveFile.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { downloadPath } from '../documentPaths.ts';
import { archiveMutation } from './madeOperations.ts';

export interface MadeFile {
  readonly guid: string;
  readonly title: string;
  readonly fileName: string;
}

/** Keeps and prints documents that were made; says why where that cannot be. */
export function useFiles() {
  const fetchFile = useFetchFile();
  const client = useDataClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify(refusalOf(error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    keep: ({ guid, fileName }: MadeFile) =>
      during(async () => saveFile(await fetchFile(downloadPath(guid)), fileName)),
    print: ({ guid }: MadeFile) => during(async () => printFile(await fetchFile(downloadPath(guid)))),
    archive: (guids: readonly string[]) =>
      during(async () => {
        const { data } = await client.mutate({ mutation: archiveMutation, variables: { guids: [...guids] } });
        // Its address works by itself, so that the browser writes it to the disk as it comes.
        if (data) window.location.assign(data.generateDocumentArchive);
      }),
  };
}
