import { asError } from '#server/words/ofError.ts';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { Download } from './Download.ts';
import { archiveFileNames } from './fileNames.ts';

/** What is deflated already grows no smaller; the structure of tagged pages does. */
const compressionLevel = 1;

/** A ZIP that is made while it is read: of all its files one is open at a time. */
export function zipOf(downloads: readonly Download[], store: DocumentStore, now: Date): Readable {
  const zip = new ZipFile();
  // The types know it as less than the stream that it is.
  const output = zip.outputStream as Readable;
  let open: Readable | null = null;
  const names = archiveFileNames(downloads.map(({ fileName }) => fileName));
  for (const [index, { hash }] of downloads.entries())
    zip.addReadStreamLazy(names[index] ?? hash, { compressionLevel, mtime: now }, (given) => {
      store.open(hash).then(
        ({ content }) => {
          open = content;
          given(null, content);
        },
        (error: unknown) => output.destroy(asError(error)),
      );
    });
  zip.on('error', (error: Error) => output.destroy(error));
  // Whoever stops reading leaves no file open.
  output.once('close', () => open?.destroy());
  zip.end();
  return output;
}
