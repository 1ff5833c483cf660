import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { records, unique } from '#tests/factories/records.ts';
import { writePdf } from '#tests/factories/writePdf.ts';
import { TestFile } from '#tests/setup/multipart.ts';
import type { Client } from '../Client.ts';

/** A run of documents, and a document whose file is replaced again and again, in a server that is killed meanwhile. */

const people = 12;

interface Documents {
  readonly run: string;
  /** The document that is uploaded to. */
  readonly id: string;
}

export async function makeDocuments({ ask }: Client): Promise<Documents> {
  const make = records(ask);
  const event = (await make.event()).id;
  for (let index = 0; index < people; index += 1) {
    const { id } = await make.participant();
    await make.booking({ centre_event_id: event, participant: { connect: id } });
  }
  const { run } = (await ask(
    'mutation ($runParams: JSON!) { run: getOrCreateDocumentRun(runType: INVITATION, runParams: $runParams) { key } }',
    { runParams: JSON.stringify({ centre_event_id: event }) },
  )) as { run: { key: string } };
  return { run: run.key, id: (await make.document(event)).id };
}

interface TaskSeen {
  readonly id: string;
  readonly state: string;
  readonly total: number;
  readonly done: number;
}

const taskSeen = async ({ ask }: Client, id: string): Promise<TaskSeen> =>
  (await ask('query ($id: ID!) { task(id: $id) { id state total done } }', { id }))['task'] as TaskSeen;

async function until(client: Client, id: string, isReached: (task: TaskSeen) => boolean): Promise<TaskSeen> {
  for (;;) {
    const task = await taskSeen(client, id);
    if (isReached(task)) return task;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export interface UnderWay {
  readonly task: string;
  /** Of the files that were acknowledged, the last one. */
  readonly filed: () => string | null;
}

/** Begins both; answers once some of the run is done and some is not, and a file is on its way after another. */
export async function beginDocuments(client: Client, { run, id }: Documents): Promise<UnderWay> {
  const { ask } = client;
  let filed: string | null = null;
  const upload = async (): Promise<void> => {
    for (;;) {
      const pdfFile = new TestFile(
        writePdf({ catalog: `/Lang (x-${unique()}) /Pad (${'x'.repeat(300_000)})` }),
      );
      const { uploaded } = (await ask(
        'mutation ($input: UploadApprovedDocumentInput!) { uploaded: uploadApprovedDocument(input: $input) { fileHash } }',
        { input: { id, pdfFile } },
      )) as { uploaded: { fileHash: string } };
      filed = uploaded.fileHash;
    }
  };
  // It ends with the server.
  upload().catch(() => undefined);
  await expect.poll(() => filed, { timeout: 20_000 }).not.toBeNull();
  const { made } = (await ask(
    'mutation ($key: ID!) { made: generateDocuments(input: { key: $key }) { id } }',
    {
      key: run,
    },
  )) as { made: { id: string } };
  const task = await until(client, made.id, ({ done, state }) => done > 0 || state === 'FAILED');
  expect(task).toMatchObject({ state: 'RUNNING', total: people });
  expect(task.done).toBeLessThan(people);
  return { task: task.id, filed: () => filed };
}

interface Kept {
  readonly fileHash: string;
  readonly path: string;
}

/** No row without its file, no half file under a name, each document of the run once, and what was acknowledged. */
export async function expectDocumentsWhole(
  client: Client,
  { run, id }: Documents,
  { task, filed }: UnderWay,
  read: { readonly dataDir: string; readonly fetchFile: (path: string) => Promise<Uint8Array> },
): Promise<void> {
  const ended = await until(client, task, ({ state }) => state !== 'WAITING' && state !== 'RUNNING');
  expect(ended).toMatchObject({ state: 'DONE', total: people, done: people });
  const { documentRun, generatedDocuments, approvedDocument } = (await client.ask(
    `query ($run: ID!, $id: ID!) { documentRun(key: $run) { impressions { generatedCount } }
      generatedDocuments(first: 100) { data { guid fileHash } }
      approvedDocument(id: $id) { fileHash documentUrl history { event hash } } }`,
    { run, id },
  )) as {
    documentRun: { impressions: readonly { generatedCount: number }[] };
    generatedDocuments: { data: readonly { guid: string; fileHash: string }[] };
    approvedDocument: { fileHash: string; documentUrl: string };
  };
  expect(documentRun.impressions.map(({ generatedCount }) => generatedCount)).toEqual(
    Array.from({ length: people }, () => 1),
  );
  expect(generatedDocuments.data).toHaveLength(people);
  const kept: readonly Kept[] = [
    ...generatedDocuments.data.map(({ guid, fileHash }) => ({
      fileHash,
      path: `/downloads/generated/${guid}`,
    })),
    { fileHash: approvedDocument.fileHash, path: approvedDocument.documentUrl },
  ];
  for (const { fileHash, path } of kept) expect(hashOf(await read.fetchFile(path))).toBe(fileHash);
  const files = readdirSync(join(read.dataDir, 'documents'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.draft'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) expect(hashOf(readFileSync(file))).toBe(basename(file));
  expect(files.map((file) => basename(file))).toContain(filed());
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
