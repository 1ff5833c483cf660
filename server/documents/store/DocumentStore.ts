import type { Readable } from 'node:stream';

/** Files by what is in them. Whoever saves one names it in a row afterwards; a file that no row names is swept. */
export interface DocumentStore {
  /** On the disk when this resolves, so that the row that names it may commit. */
  save(content: Content, how?: Keeping): Promise<StoredDocument>;
  /** Seals a file with the present key; answers whether there was anything to do. */
  seal(hash: string): Promise<boolean>;
  /** @throws where there is no such file */
  open(hash: string): Promise<OpenDocument>;
  has(hash: string): Promise<boolean>;
  /** Removes files that are not kept, and what a process that died has left half-written; answers how many. */
  sweep(kept: KeptAmong, olderThan: Date): Promise<number>;
}

export type Content = Uint8Array | AsyncIterable<Uint8Array>;

export interface Keeping {
  /** Encrypted on the disk (G4); its hash and size are those of what is in it. */
  readonly sealed?: boolean;
}

export interface StoredDocument {
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

export interface OpenDocument {
  readonly size: number;
  readonly content: Readable;
}

/** Which of these hashes some row names. */
export type KeptAmong = (hashes: readonly string[]) => Promise<ReadonlySet<string>>;
