import { saveFile } from '#src/data/download/saveFile.ts';

/** Hands a text or a picture to the browser as a file. */
export const download = (text: BlobPart, fileName: string, type: string): void =>
  saveFile(new Blob([text], { type }), fileName);
