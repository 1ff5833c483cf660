import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { TestFile } from '#tests/setup/multipart.ts';

/** Reads, checks and writes a file of many rows, and prints how much memory is held while it does (ADR 40). */
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
  let next = rows / 5;
  for (;;) {
    const now = await ask(app, `query ($key: ID!) { answer: recordImport(key: $key) { ${told} } }`, { key });
    const isOver = now.state !== 'CHECKING' && now.state !== 'RUNNING';
    if (doneOf(now) >= next || isOver) {
      const seconds = ((Date.now() - began) / 1000).toFixed(0);
      console.log(
        `${name.padEnd(6)} ${String(doneOf(now)).padStart(6)} rows  ${seconds.padStart(4)} s  ${megabytes(held())} held`,
      );
      next += rows / 5;
    }
    if (isOver) return;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}

function* lines(): Generator<string> {
  yield 'last name;first name;email;country;city;notes\n';
  for (let row = 0; row < rows; row += 1)
    yield `Lange${row % 977};Nr ${row};nr${row}@long.example;Germany;Ulm;${'what is known of them '.repeat(4)}\n`;
}

const app = await createTestApp();
try {
  console.log(`before                          ${megabytes(held())} held`);
  const file = Buffer.from([...lines()].join(''));
  const began = Date.now();
  const { key } = await ask(
    app,
    `mutation ($input: StartImportInput!) { answer: startImport(input: $input) { ${told} } }`,
    {
      input: { type: 'Participant', fields: [], file: new TestFile(file, 'long.csv') },
    },
  );
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `read   ${String(rows).padStart(6)} rows  ${seconds.padStart(4)} s  ${megabytes(held())} held, ${megabytes(file.length)} of file`,
  );
  await ask(app, `mutation ($key: ID!) { answer: checkImport(key: $key) { ${told} } }`, { key });
  await watch(app, key, 'check', ({ checked }) => checked);
  await ask(app, `mutation ($key: ID!) { answer: runImport(key: $key) { ${told} } }`, { key });
  await watch(app, key, 'write', ({ done }) => done);
} finally {
  await app.close();
}
