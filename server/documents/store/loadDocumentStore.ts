import { join } from 'node:path';
import type { Config } from '#server/config/Config.ts';
import { loadFileCipher } from '#server/crypto/loadCiphers.ts';
import { FileDocumentStore } from './FileDocumentStore.ts';

/** The store of this server's data directory. */
export const loadDocumentStore = (config: Pick<Config, 'dataDir' | 'passports'>): FileDocumentStore =>
  new FileDocumentStore(join(config.dataDir, 'documents'), loadFileCipher(config));
