import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { OpenFile } from '../Sheet.ts';
import { sheetLimits, UnreadableFile } from '../sheetLimits.ts';

/** The parts of a workbook by their path. */
export interface Workbook {
  /** Null where there is no such part. @throws UnreadableFile where it is larger unpacked than it may be */
  part(path: string, atMost: number): Promise<Readable | null>;
}

const mostParts = 1_000;

/** Of a packed file only the list of its parts is read; each is unpacked while it is read, and no further than it may be. */
export async function openWorkbook(open: OpenFile): Promise<Workbook> {
  const bytes = await buffer(await open());
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => {
    throw damaged();
  });
  const parts = await partsOf(zip);
  return {
    part: async (path, atMost) => {
      const entry = parts.get(path);
      if (!entry) return null;
      if (entry.uncompressedSize > atMost) throw tooLarge();
      // What unpacks to more than it says ends with an error.
      return zip.openReadStreamPromise(entry).catch(() => {
        throw damaged();
      });
    },
  };
}

async function partsOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const parts = new Map<string, Entry>();
  if (zip.entryCount > mostParts) throw tooLarge();
  try {
    for await (const entry of zip.eachEntry()) parts.set(entry.fileName.replace(/^\//, ''), entry);
  } catch {
    throw damaged();
  }
  return parts;
}

export const damaged = (): UnreadableFile =>
  new UnreadableFile('This workbook is damaged, or protected by a password. Please save it anew as XLSX.');

const tooLarge = (): UnreadableFile =>
  new UnreadableFile(
    `Unpacked, this workbook is larger than ${sheetLimits.sheetBytes / 1024 / 1024} MB. Please keep only the sheet that is to be read.`,
  );
