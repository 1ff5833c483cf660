import { cpuBelow, cpuOf } from '#tests/bench/cpuClock.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { TestFile } from '#tests/setup/multipart.ts';
import { startPostgresCluster } from '#tests/setup/postgresCluster.ts';

/**
 * Reads, checks and writes a file of many rows that find their records by a key, and prints what a row takes from the
 * first to the last, and how much memory is held (ADR 40).
 */
const rows = Number(process.env['IMPORT_ROWS'] ?? 50_000);
const lookMs = 250;
const told = 'key state rows checked created refused done failed';

interface Told {
  readonly key: string;
  readonly state: string;
  readonly checked: number;
  readonly done: number;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** What is held, rather than what waits for the collector. */
function held(): number {
  if (!globalThis.gc) throw new Error('Run it with --expose-gc.');
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function ask(app: TestApp, query: string, variables: object): Promise<Told> {
  const { data, errors } = await app.query<{ answer: Told }>(query, variables, { as: 'administrator' });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.answer;
}

/** Looks on until nothing is under way, and prints a line for each fifth. */
async function watch(app: TestApp, key: string, name: string, doneOf: (told: Told) => number): Promise<void> {
  const began = Date.now();
  let [before, cpu] = [0, cpuNow()];
  for (;;) {
    const now = await ask(app, `query ($key: ID!) { answer: recordImport(key: $key) { ${told} } }`, { key });
    const isOver = now.state !== 'CHECKING' && now.state !== 'RUNNING';
    const done = doneOf(now);
    if (done > before && (done >= before + rows / 5 || isOver)) {
      const each = ((cpuNow() - cpu) / (done - before)).toFixed(2);
      line(name, done, began, `${each} ms of processor a row  ${megabytes(held())} held`);
      [before, cpu] = [done, cpuNow()];
    }
    if (isOver) return;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}

/** Of this process and of the database: it stays the same when others use the machine too. */
const cpuNow = (): number => cpuOf(process.pid) + cpuBelow(cluster.pid);

function line(name: string, count: number, began: number, rest: string): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${name.padEnd(6)} ${String(count).padStart(6)} rows ${seconds.padStart(5)} s  ${rest}`);
}

function* lines(): Generator<string> {
  yield 'last name;first name;email;onekey id;country;city;notes\n';
  for (let row = 0; row < rows; row += 1)
    yield `Lange${row % 977};Nr ${row};nr${row}@long.example;LONG-${row};Germany;Ulm;${'what is known of them '.repeat(4)}\n`;
}

const cluster = await startPostgresCluster();
const app = await createTestApp({ serverUrl: cluster.url });
try {
  console.log(`before: ${megabytes(held())} held`);
  const file = Buffer.from([...lines()].join(''));
  const began = Date.now();
  const { key } = await ask(
    app,
    `mutation ($input: StartImportInput!) { answer: startImport(input: $input) { ${told} } }`,
    { input: { type: 'Participant', fields: [], file: new TestFile(file, 'long.csv') } },
  );
  line('read', rows, began, `${megabytes(held())} held, ${megabytes(file.length)} of file`);
  await ask(
    app,
    `mutation ($input: ChangeImportInput!) { answer: changeImport(input: $input) { ${told} } }`,
    { input: { key, match: 'onekey_id' } },
  );
  await ask(app, `mutation ($key: ID!) { answer: checkImport(key: $key) { ${told} } }`, { key });
  await watch(app, key, 'check', ({ checked }) => checked);
  await ask(app, `mutation ($key: ID!) { answer: runImport(key: $key) { ${told} } }`, { key });
  await watch(app, key, 'write', ({ done }) => done);
} finally {
  await app.close();
  await cluster.stop();
}
