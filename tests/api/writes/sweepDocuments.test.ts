import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileDocumentStore } from '#server/documents/store/FileDocumentStore.ts';
import { keptByColumns } from '#server/jobs/keptByColumns.ts';
import { sweepDocuments } from '#server/jobs/sweepDocuments.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';

/** Files of the store that no row names do not stay. */

const hour = 3_600_000;
let test: TestApp;
let folder: string;
let store: FileDocumentStore;
beforeAll(async () => {
  test = await createTestApp();
  folder = join(test.dataDir, 'documents');
  store = new FileDocumentStore(folder);
});
afterAll(() => test.close());

async function save(content: string, hours: number): Promise<string> {
  const { hash } = await store.save(new TextEncoder().encode(content));
  const at = (Date.now() - hours * hour) / 1_000;
  utimesSync(join(folder, hash.slice(0, 2), hash), at, at);
  return hash;
}

it('removes old ones that no row names, once an hour', async () => {
  const [named, told, orphan, young] = [
    await save('named by a row', 25),
    await save('told of by a module', 25),
    await save('orphan', 25),
    await save('young', 22),
  ];
  await test.database.kysely
    .updateTable('approved_documents')
    .set({ field_hash: named })
    .where('id', '=', '1')
    .execute();
  const sweep = sweepDocuments(store, [keptByColumns, async () => [told]]);
  const start = Date.now();
  expect(await sweep(test.database, new Date(start))).toBe(1);
  expect(await Promise.all([named, told, orphan, young].map((hash) => store.has(hash)))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  await save('another', 25);
  expect(await sweep(test.database, new Date(start + hour - 1))).toBe(0);
  expect(await sweep(test.database, new Date(start + hour))).toBe(1);
});
