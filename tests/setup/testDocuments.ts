import { parseConfig } from '#server/config/parseConfig.ts';
import { loadDocumentStore } from '#server/documents/store/loadDocumentStore.ts';
import type { FileDocumentStore } from '#server/documents/store/FileDocumentStore.ts';
import type { TestApp } from './testApp.ts';
import { testPassportKey } from './testDatabase.ts';

/** The documents of an app under test. */
export const documentsOf = ({ dataDir }: Pick<TestApp, 'dataDir'>): FileDocumentStore =>
  loadDocumentStore(parseConfig({ DATA_DIR: dataDir, PASSPORT_KEY: testPassportKey }));
