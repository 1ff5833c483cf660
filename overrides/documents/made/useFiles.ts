import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFetchFile } from '#src/data/download/FetchFileProvider.tsx';
import { printFile } from '#src/data/download/printFile.ts';
import { saveFile } from '#src/data/download/saveFile.ts';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { useCall } from '#src/data/write/useCall.ts';
import type { DocumentRunType } from '#src/generated/schema.ts';
import { downloadPath } from '../documentPaths.ts';
import { useDocumentWords } from '../documentWords.ts';
import { archiveMutation } from './madeOperations.ts';

export interface MadeFile {
  readonly guid: string;
  readonly title: string;
  readonly fileName: string;
  /** Where it was made. */
  readonly runKey: string | null;
  readonly runType: DocumentRunType | null;
  readonly isOutdated: boolean;
}

/** Keeps and prints documents that were made; says why where that cannot be. */
export function useFiles() {
  const fetchFile = useFetchFile();
  const archiving = useCall(archiveMutation);
  const notify = useNotify();
  const words = useDocumentWords();
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
  /** One file is had at once, and told of beside it. */
  const fetchOne = async ({ guid, isOutdated }: MadeFile): Promise<Blob> => {
    const file = await fetchFile(downloadPath(guid));
    if (isOutdated) notify(words('made.outdated_text'), { type: 'warning' });
    return file;
  };
  return {
    busy,
    keep: (file: MadeFile) => during(async () => saveFile(await fetchOne(file), file.fileName)),
    print: (file: MadeFile) => during(async () => printFile(await fetchOne(file))),
    archive: (guids: readonly string[]) =>
      during(async () => {
        const { data, refusal } = await archiving.send({ guids: [...guids] });
        if (refusal) notify(refusal.message, { type: 'error' });
        if (data) fetchToDisk(data.generateDocumentArchive);
      }),
  };
}

/** An address that works by itself: the browser writes what comes to the disk, and the page stays where it is. */
function fetchToDisk(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
