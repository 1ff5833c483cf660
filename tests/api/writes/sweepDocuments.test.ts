import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileDocumentStore } from '#server/documents/store/FileDocumentStore.ts';
import { documentsOf } from '#tests/setup/testDocuments.ts';
import { keptByColumns } from '#server/jobs/keptByColumns.ts';
import { deletedFiles, lackOfFiles } from '#server/modules/documentRun/index.ts';
import { removedDocuments } from '#server/modules/approvedDocument/index.ts';
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
  store = documentsOf(test);
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
  const byColumns = keptByColumns(removedDocuments, deletedFiles);
  const sweep = sweepDocuments(store, async (tx, hashes) => [...(await byColumns(tx, hashes)), told]);
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

it('lets the file of a document go that was removed, and keeps what others were approved with', async () => {
  const upload = async (file: string, removed: boolean) => {
    const { rows } = await sql<{ id: string }>`
      insert into approved_documents (name, is_custom_document, file_hash, file_name, file_size, pages, date_filed, deleted_at)
      values ('Programme', true, ${file}, 'programme.pdf', 1, 1, now(), ${removed ? '2026-11-01' : null}::timestamptz) returning id::text`.execute(
      test.database.kysely,
    );
    await sql`insert into approval_steps (approved_document_id, event, date, file_hash)
      values (${rows[0]?.id}, 'UPLOADED', now(), ${file})`.execute(test.database.kysely);
    return rows[0]?.id;
  };
  const [removed, shared, replaced, next] = [
    await save('removed', 25),
    await save('removed, and uploaded once more', 25),
    await save('replaced', 25),
    await save('next', 25),
  ];
  await upload(removed, true);
  await upload(shared, true);
  await upload(shared, false);
  const id = await upload(replaced, false);
  await sql`update approved_documents set file_hash = ${next} where id = ${id}`.execute(test.database.kysely);
  const sweep = sweepDocuments(store, keptByColumns(removedDocuments, deletedFiles));
  await sweep(test.database, new Date());
  const left = [removed, shared, replaced, next].map((hash) => store.has(hash));
  expect(await Promise.all(left)).toEqual([false, true, true, true]);
});

it('is found to be missing where another data directory, or an older copy, lacks what came last', async () => {
  const missing = '0'.repeat(64);
  const setHash = (hash: string) =>
    test.database.kysely
      .updateTable('approved_documents')
      .set({ file_hash: hash })
      .where('file_hash', 'is not', null);
  await setHash(await save('of somebody', 0)).execute();
  expect(await lackOfFiles(test.database, store)).toBeNull();
  const ofLatest = sql<string>`(select max(id) from approved_documents where file_hash is not null and deleted_at is null)`;
  await setHash(missing).where('id', '=', ofLatest).execute();
  expect(await lackOfFiles(test.database, store)).toMatch(
    /^DATA_DIR has 1 of the 2 documents that came last/,
  );
  await setHash(missing).execute();
  expect(await lackOfFiles(test.database, store)).toMatch(/^DATA_DIR has none of the documents/);
});
