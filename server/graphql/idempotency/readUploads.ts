import { asError } from '#server/words/ofError.ts';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileUpload } from '../RequestContext.ts';
import type { Input } from '../write/Input.ts';

interface ReadUploads<Given> {
  /** What was given, with uploads that can be read once more. */
  readonly given: Given;
  /** The same, with the hash of its bytes in the place of each upload. */
  readonly known: Input;
}

/** Files are told apart by their bytes: the same form with another photo is another form. Uploads stand at the top. */
export async function readUploads<Given extends object>(given: Given): Promise<ReadUploads<Given>> {
  const again: Record<string, unknown> = {};
  const known: Record<string, unknown> = Object.fromEntries(Object.entries(given));
  for (const [key, value] of Object.entries(given)) {
    if (!(value instanceof Promise)) continue;
    const upload = (await value) as FileUpload;
    const read = await readAll(upload.createReadStream());
    again[key] = Promise.resolve({ ...upload, createReadStream: () => streamOf(read) });
    known[key] = { sha256: createHash('sha256').update(read.bytes).digest('hex') };
  }
  return { given: { ...given, ...again }, known };
}

interface Read {
  readonly bytes: Buffer;
  /** What ended it early: too large, or a client that went. */
  readonly error: Error | null;
}

async function readAll(stream: NodeJS.ReadableStream): Promise<Read> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    return { bytes: Buffer.concat(chunks), error: null };
  } catch (error) {
    return { bytes: Buffer.concat(chunks), error: asError(error) };
  }
}

function streamOf({ bytes, error }: Read): Readable {
  if (error === null) return Readable.from([bytes]);
  return new Readable({
    read() {
      this.destroy(error);
    },
  });
}
