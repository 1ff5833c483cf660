import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config/parseConfig.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { databaseOptions } from '#server/databaseOptions.ts';
import type { Download } from '#server/documents/downloads/Download.ts';
import { zipOf } from '#server/documents/downloads/zipOf.ts';
import { TypstEngine } from '#server/documents/engine/TypstEngine.ts';
import { FileCipher } from '#server/crypto/FileCipher.ts';
import { FileDocumentStore } from '#server/documents/store/FileDocumentStore.ts';
import { cpuOf } from '../cpuClock.ts';
import { signIn } from '../measure.ts';
import { chromiumLetters } from './chromiumLetters.ts';
import { letter } from './letter.ts';

const letters = 500;
const printedByChromium = 40;
const atOnce = 2;

interface DocumentTimes {
  /** Milliseconds that a letter takes a warm engine, the middle one of many. */
  readonly letter: number;
  /** Of processor time, in milliseconds: unlike time it stays the same when others use the machine too. */
  readonly cpu: number;
  /** Milliseconds until all letters are made, kept and zipped. */
  readonly archive: number;
  /** How somebody else is answered meanwhile, and without it. */
  readonly during: Answers;
  readonly alone: Answers;
  /** Milliseconds a letter of Chromium, and of the engine with as many at once. */
  readonly chromium: number;
  readonly engine: number;
}

interface Answers {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

/** The server makes letters in its own process, as it does for a run, while somebody looks records up. */
export async function timeDocuments(databaseUrl: string): Promise<DocumentTimes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'convene-bench-'));
  const config = parseConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: 'false' });
  const database = await openDatabase(databaseOptions(config));
  const app = await createApp({ config, database, now: () => new Date(), logger: false });
  const engine = new TypstEngine();
  try {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const token = await signIn({ app: url }, 'administrator');
    const warm = await warmLetter(engine);
    const alone = await answersDuring(url, token, () => new Promise((resolve) => setTimeout(resolve, 5_000)));
    let archive = 0;
    const during = await answersDuring(url, token, async () => {
      archive = await archiveTime(
        engine,
        new FileDocumentStore(join(dataDir, 'documents'), new FileCipher(Buffer.alloc(32, 1))),
      );
    });
    const chromium = await chromiumLetters(printedByChromium, atOnce);
    return { ...warm, archive, during, alone, chromium, engine: archive / letters };
  } finally {
    await app.close();
    await engine.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function warmLetter(engine: TypstEngine): Promise<Pick<DocumentTimes, 'letter' | 'cpu'>> {
  // The first ones read fonts.
  for (let n = 0; n < 20; n += 1) await engine.render(letter(n));
  const [pid = 0] = engine.pids;
  const before = cpuOf(pid);
  const times: number[] = [];
  for (let n = 20; n < 120; n += 1) {
    const start = performance.now();
    await engine.render(letter(n));
    times.push(performance.now() - start);
  }
  const cpu = (cpuOf(pid) - before) / times.length;
  times.sort((one, other) => one - other);
  return { letter: times[times.length / 2] ?? Number.NaN, cpu };
}

async function archiveTime(engine: TypstEngine, store: FileDocumentStore): Promise<number> {
  const start = performance.now();
  const made: Download[] = [];
  const make = async (n: number) => {
    const { bytes } = await engine.render(letter(n));
    const { hash } = await store.save(bytes);
    made.push({ hash, fileName: `Invitation ${n}.pdf`, type: 'application/pdf' });
  };
  await Promise.all(
    Array.from({ length: atOnce }, async (_, first) => {
      for (let n = first; n < letters; n += atOnce) await make(n);
    }),
  );
  let size = 0;
  for await (const part of zipOf(made, store, new Date())) size += (part as Buffer).length;
  if (made.length !== letters || size === 0) throw new Error('Not all letters were zipped.');
  return performance.now() - start;
}

async function answersDuring(url: string, token: string, work: () => Promise<void>): Promise<Answers> {
  const client = fork(fileURLToPath(import.meta.resolve('./lightQueries.ts')), [url, token], {
    execArgv: ['--import', 'tsx'],
  });
  await once(client, 'message');
  await work();
  const told = once(client, 'message');
  client.send('stop');
  const [answers] = (await told) as [Answers];
  return answers;
}
