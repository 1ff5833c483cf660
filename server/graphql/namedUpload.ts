import type { FileUpload } from './RequestContext.ts';
import { isBlank } from './write/blankText.ts';

interface Sent extends Omit<FileUpload, 'filename'> {
  readonly filename: string | undefined;
}

/** Letters; most file systems take no more than 255 bytes. */
const longest = 200;

/** A file under a name that can be kept: whoever sends one may call it anything, or nothing. */
export function namedUpload(sent: Promise<Sent>): Promise<FileUpload> {
  const named = sent.then((file): FileUpload => ({ ...file, filename: nameOf(file.filename ?? '') }));
  // Where the operation is refused before it asks for the file, nobody else hears that it never came.
  named.catch(() => undefined);
  return named;
}

/** Of a long one the end, which says what kind of file it is. */
function nameOf(given: string): string {
  const name = [...given.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\ufffd')].slice(-longest).join('');
  return isBlank(name) ? 'File' : name;
}
