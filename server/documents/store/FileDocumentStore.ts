import { codeOf } from '#server/words/ofError.ts';
import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { type FileCipher, headBytes, tailBytes } from '#server/crypto/FileCipher.ts';
import type {
  Content,
  DocumentStore,
  KeptAmong,
  Keeping,
  OpenDocument,
  StoredDocument,
} from './DocumentStore.ts';
import { syncFolder } from './syncFolder.ts';

const hashes = /^[0-9a-f]{64}$/;
const drafts = /^[0-9a-f]{32}\.draft$/;
const asked = 1_000;
/** As large as a short letter: a disk without room still takes what is a few bytes. */
const trial = new Uint8Array(64 * 1024);

/**
 * One file for each content, named by its SHA-256, in folders by the first two digits. Written aside, synced and renamed:
 * under its name a file is whole or not there, whenever the machine stops.
 */
export class FileDocumentStore implements DocumentStore {
  constructor(
    private readonly folder: string,
    private readonly cipher: FileCipher,
  ) {}

  async save(content: Content, { sealed = false }: Keeping = {}): Promise<StoredDocument> {
    const draft = await this.newDraft();
    try {
      // What looks as if it was sealed is, or it could not be told from what was.
      const isSealed = sealed || (content instanceof Uint8Array && this.cipher.isSealed(content));
      const stored = await write(draft, content, isSealed ? this.cipher : null);
      // What is there may be in clear, or sealed with an earlier key.
      if (isSealed || !(await this.rejuvenate(stored.hash))) await this.place(draft, stored.hash);
      return stored;
    } finally {
      await rm(draft, { force: true });
    }
  }

  async open(hash: string): Promise<OpenDocument> {
    const file = await open(this.pathOf(hash));
    try {
      const { size } = await file.stat();
      const head = await piece(file, 0, headBytes);
      if (!this.cipher.isSealed(head)) return { size, content: file.createReadStream({ start: 0 }) };
      const end = size - tailBytes;
      const opening = this.cipher.opening(head, await piece(file, end, tailBytes));
      const content = file.createReadStream({ start: headBytes, end: end - 1 });
      return { size: end - headBytes, content: pipeline(content, opening, () => undefined) };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async seal(hash: string): Promise<boolean> {
    const head = await headOf(this.pathOf(hash));
    if (head === null || this.cipher.isCurrent(head)) return false;
    const { content } = await this.open(hash);
    await this.save(content, { sealed: true });
    return true;
  }

  async has(hash: string): Promise<boolean> {
    return (await ageOf(this.pathOf(hash))) !== null;
  }

  /** Whether a file could be saved now. */
  async takesFiles(): Promise<boolean> {
    try {
      const draft = await this.newDraft();
      await write(draft, trial, null).finally(() => rm(draft, { force: true }));
      return true;
    } catch {
      return false;
    }
  }

  async sweep(kept: KeptAmong, olderThan: Date): Promise<number> {
    let count = 0;
    for (const name of await namesIn(this.folder)) {
      if (drafts.test(name)) count += await this.removeOld(join(this.folder, name), olderThan);
      else if (/^[0-9a-f]{2}$/.test(name)) count += await this.sweepFolder(name, kept, olderThan);
    }
    return count;
  }

  private async newDraft(): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return join(this.folder, `${randomBytes(16).toString('hex')}.draft`);
  }

  private async sweepFolder(name: string, kept: KeptAmong, olderThan: Date): Promise<number> {
    const old: string[] = [];
    for (const hash of await namesIn(join(this.folder, name)))
      if (hashes.test(hash) && (await isOld(this.pathOf(hash), olderThan))) old.push(hash);
    let count = 0;
    for (let first = 0; first < old.length; first += asked) {
      const part = old.slice(first, first + asked);
      const keep = await kept(part);
      // Looked at again: it may have been saved once more meanwhile, for a row that is still to be written.
      for (const hash of part)
        if (!keep.has(hash)) count += await this.removeOld(this.pathOf(hash), olderThan);
    }
    return count;
  }

  private async removeOld(path: string, olderThan: Date): Promise<number> {
    if (!(await isOld(path, olderThan))) return 0;
    await rm(path, { force: true });
    return 1;
  }

  /** The same content again is young again as well, so that it is there when its row commits; answers whether it is there. */
  private rejuvenate(hash: string): Promise<boolean> {
    const now = new Date();
    return utimes(this.pathOf(hash), now, now).then(
      () => true,
      () => false,
    );
  }

  private async place(draft: string, hash: string): Promise<void> {
    const path = this.pathOf(hash);
    const folder = join(this.folder, hash.slice(0, 2));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(draft, path);
    await syncFolder(folder);
    await syncFolder(this.folder);
  }

  private pathOf(hash: string): string {
    if (!hashes.test(hash)) throw new Error('A document is named by 64 hexadecimal digits.');
    return join(this.folder, hash.slice(0, 2), hash);
  }
}

async function write(path: string, content: Content, cipher: FileCipher | null): Promise<StoredDocument> {
  const file = await open(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let size = 0;
    async function* read(): AsyncGenerator<Uint8Array> {
      for await (const part of content instanceof Uint8Array ? [content] : content) {
        hash.update(part);
        size += part.length;
        yield part;
      }
    }
    for await (const part of cipher?.seal(read()) ?? read()) await writeAll(file, part);
    await file.sync();
    return { hash: hash.digest('hex'), size };
  } finally {
    await file.close();
  }
}

/** So many bytes from there on, or as many as there are. */
async function piece(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** Null where there is no such file. */
async function headOf(path: string): Promise<Buffer | null> {
  try {
    const file = await open(path);
    return await piece(file, 0, headBytes).finally(() => file.close());
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function writeAll(file: FileHandle, part: Uint8Array): Promise<void> {
  for (let done = 0; done < part.length;) done += (await file.write(part, done)).bytesWritten;
}

const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

const isOld = async (path: string, than: Date): Promise<boolean> =>
  ((await ageOf(path)) ?? Number.POSITIVE_INFINITY) < than.getTime();

/** When it was written, in milliseconds since 1970; null where it is not there. */
const ageOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    (error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    },
  );

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';
