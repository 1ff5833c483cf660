import type { GraphQLSchema } from 'graphql';
import type { Viewer } from '../access/Viewer.ts';
import type { ColumnCipher } from '../crypto/ColumnCipher.ts';
import type { Database } from '../db/Database.ts';
import type { DocumentEngine } from '../documents/engine/DocumentEngine.ts';
import type { DocumentStore } from '../documents/store/DocumentStore.ts';
import type { UploadedPdfs } from '../documents/uploaded/UploadedPdfs.ts';
import type { ReportSource } from '../report/ReportSource.ts';
import type { EntityIndex } from './Entity.ts';
import type { Reads } from './read/Reads.ts';

/** What every resolver and service is given; made once a request. */
export interface RequestContext {
  readonly database: Database;
  /** Whatever is read for the answer. */
  readonly reads: Reads;
  /** How each type is read; the engine knows none by itself. */
  readonly entities: EntityIndex;
  /** The contract with its resolvers, for whatever reads by it as the viewer would. */
  readonly schema: GraphQLSchema;
  /** Null where no valid bearer token came with the request. */
  readonly viewer: Viewer | null;
  readonly requestId: string;
  readonly now: () => Date;
  readonly files: FileStore;
  readonly documents: Documents;
  /** Opens and seals the columns that are stored encrypted (G4). */
  readonly cipher: ColumnCipher;
  /** The directory whose accounts users can be linked to; null where there is no single sign-on. */
  readonly signOnDirectory: string | null;
  readonly passwordTries: Tries;
  readonly secondFactor: SecondFactorSettings;
  /** Null where no report is set up. */
  readonly report: ReportSource | null;
}

/** PDFs: made, brought along, kept and handed out. */
interface Documents {
  readonly engine: DocumentEngine;
  readonly store: DocumentStore;
  readonly archives: Archives;
  readonly uploaded: UploadedPdfs;
}

export interface Archives {
  /**
   * An address that gives whoever asks all of these as one ZIP, for ten minutes and as long as they may have each.
   * @throws notFound where they may not have one of them
   */
  sign(archive: Archive, context: RequestContext): Promise<string>;
}

export interface Archive {
  readonly fileName: string;
  readonly documents: readonly DocumentKey[];
}

/** As a path of `/downloads` says it. */
export interface DocumentKey {
  readonly kind: string;
  readonly key: string;
}

interface SecondFactorSettings {
  /** What apps call this installation. */
  readonly issuer: string;
  /** Whose sign-in by password takes one. */
  readonly roles: readonly string[];
  /** Of codes. */
  readonly tries: Tries;
}

/** Tries of a signed-in user to show something that only they know (S7). */
interface Tries {
  /** @throws rateLimited */
  count(userId: string): Promise<void>;
  forgive(userId: string): Promise<void>;
}

/** Uploaded images, kept under DATA_DIR/files and served at /files/…. */
export interface FileStore {
  /**
   * Sniffs, limits and re-encodes an image into its variants.
   * @throws validationFailed at `path` where it is no image or too large.
   */
  saveImage(upload: Promise<FileUpload>, path: string): Promise<StoredImage>;
  /** Takes back what `saveImage` has just saved, where the row that was to show it was refused. */
  removeImage(image: StoredImage): Promise<void>;
}

export interface FileUpload {
  readonly filename: string;
  readonly mimetype: string;
  createReadStream(): NodeJS.ReadableStream;
}

/** Public paths of the variants: '/files/ab12…-large.webp'. */
export interface StoredImage {
  readonly large: string;
  readonly medium: string;
  readonly thumbnail: string;
}

declare module 'mercurius' {
  /** What resolvers are typed with becomes ours. */
  interface MercuriusContext extends RequestContext {}
}
