import { megabytesOf } from '#schema/uploadLimits.ts';
import type { ChildLimits } from '../children/ChildLimits.ts';
import { ChildEnded, ChildTimeout } from '../children/Child.ts';
import { ChildPool, PoolFull } from '../children/ChildPool.ts';
import { filesBusy } from '#server/errors/documentRefusals.ts';
import { validationFailed } from '#server/errors/errors.ts';
import type { PdfUpload, UploadedPdf, UploadedPdfs } from './UploadedPdfs.ts';
import type { Inspected } from './inspectPdf.ts';

const megabyte = 1024 * 1024;

export const usualPdfLimits: ChildLimits = {
  children: 1,
  waiting: 20,
  taskMs: 15_000,
  startMs: 30_000,
  memoryBytes: 700 * megabyte,
  restBytes: 250 * megabyte,
  tasks: 50,
  idleMs: 60_000,
};

/** Files of people are opened in a process of their own, which may fall over them. */
export class UploadedPdfReader implements UploadedPdfs {
  private readonly pool: ChildPool<Uint8Array, Inspected>;

  constructor(
    private readonly maxBytes: number,
    limits: ChildLimits = usualPdfLimits,
  ) {
    this.pool = new ChildPool(new URL('./startPdfChild.js', import.meta.url), limits);
  }

  async read(upload: PdfUpload, path: string): Promise<UploadedPdf> {
    const refused = (message: string) => validationFailed(path, message);
    const bytes = await this.bytesOf(upload);
    if (bytes === null) throw refused(`The PDF may have at most ${megabytesOf(this.maxBytes)} MB.`);
    const inspected = await this.pool.run(bytes).catch((error: unknown) => {
      if (error instanceof PoolFull) throw filesBusy();
      if (error instanceof ChildTimeout || error instanceof ChildEnded)
        throw refused('This PDF takes too much to be read. Please print it to a new PDF and upload that.');
      throw error;
    });
    if ('refusal' in inspected) throw refused(inspected.refusal);
    return { bytes, pages: inspected.pages };
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  /** Null where there is more than may be: nothing of the rest is read. */
  private async bytesOf({ createReadStream }: PdfUpload): Promise<Uint8Array | null> {
    const parts: Uint8Array[] = [];
    let size = 0;
    try {
      for await (const part of createReadStream()) {
        const bytes = typeof part === 'string' ? Buffer.from(part) : part;
        size += bytes.length;
        if (size > this.maxBytes) return null;
        parts.push(bytes);
      }
    } catch {
      // The parser of the request cuts a file that is too large, and a lost connection ends it early.
      return null;
    }
    return Buffer.concat(parts);
  }
}
