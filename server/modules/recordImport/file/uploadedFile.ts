import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { megabytesOf } from '#schema/uploadLimits.ts';
import { filesBusy } from '#server/errors/documentRefusals.ts';
import { validationFailed } from '#server/errors/errors.ts';
import type { FileUpload } from '#server/graphql/RequestContext.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { OpenFile } from '#server/sheets/Sheet.ts';
import { sheetLimits, UnreadableFile } from '#server/sheets/sheetLimits.ts';

export const filePath = 'input.file';

interface UploadedFile {
  readonly open: OpenFile;
  /** Answers its hash. */
  readonly keep: () => Promise<string>;
}

/** An upload comes once and is looked into before it is kept. @throws validationFailed where it is too large */
export async function uploadedFile({ context }: WriteSession, upload: FileUpload): Promise<UploadedFile> {
  const bytes = await inWords(buffer(limited(upload)));
  return {
    open: async () => Readable.from([bytes]),
    keep: async () => (await context.documents.store.save(bytes)).hash,
  };
}

async function* limited(upload: FileUpload): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of upload.createReadStream()) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > sheetLimits.bytes)
      throw new UnreadableFile(`The file may have at most ${megabytesOf(sheetLimits.bytes)} MB.`);
    yield bytes;
  }
  if (size === 0) throw new UnreadableFile('The file is empty.');
}

/** Why a file is not read, at the input. */
export async function inWords<T>(work: Promise<T>, path = filePath): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnreadableFile) throw validationFailed(path, error.message);
    throw error;
  }
}

const largeReads = new Set<string>();

/** One file of a person is read at a time: it takes seconds, and a workbook is held in memory meanwhile. */
export async function oneAtATime<T>({ viewer }: WriteSession, work: () => Promise<T>): Promise<T> {
  if (largeReads.has(viewer.id) || largeReads.size >= 3) throw filesBusy();
  largeReads.add(viewer.id);
  try {
    return await work();
  } finally {
    largeReads.delete(viewer.id);
  }
}
