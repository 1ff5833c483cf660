import { validationFailed } from '#server/errors/errors.ts';

interface ReadPdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

const mostBytes = 20_000_000;

/** An uploaded PDF. @throws validationFailed at `path` for anything else */
export async function readPdf(stream: NodeJS.ReadableStream, path: string): Promise<ReadPdf> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    size += part.length;
    if (size > mostBytes) throw validationFailed({ [path]: ['The file may have at most 20 MB.'] });
    chunks.push(part);
  }
  const bytes = Buffer.concat(chunks);
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw validationFailed({ [path]: ['This is not a PDF.'] });
  const pages = bytes.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 1;
  return { bytes, pages };
}
