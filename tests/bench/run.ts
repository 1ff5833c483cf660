import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { type PostgresCluster, startPostgresCluster } from '../setup/postgresCluster.ts';
import { testPassports } from '../setup/testDatabase.ts';
import { runOn } from '../setup/withClient.ts';
import { type BenchSize, emptyFreshEvents, sizeFor } from './benchData.ts';
import { loadBenchData } from './loadBenchData.ts';
import { options } from './options.ts';
import { bookingCases } from './bookingCases.ts';
import { type Asker, type BenchCase, cases, type SeenRecords, seenRecords } from './cases.ts';
import { demoTime } from './demoTime.ts';
import { timeDocuments } from './documents/timeDocuments.ts';
import { generatorTime } from './generatorTime.ts';
import { type Measured, measure, nameOf, signIn } from './measure.ts';
import { timeLists } from './lists/timeLists.ts';
import { startServers } from './startServers.ts';

/** Of the database, with the bookings, events and audits of each person and all their indexes. */
const personBytes = 13_000;

/**
 * What the app costs over the least a server can do (node:http and one SQL statement, or the bare transaction), case by
 * case in one run, on a private Postgres. Absolute numbers are this machine's; the ratio is what to compare. Then what
 * is held to a time of its own.
 */
async function run(): Promise<void> {
  const cluster = await databaseServer();
  const measured: Measured[] = [];
  try {
    if (await isEmpty(cluster.url)) await fill(cluster.url, sizeFor(options.people));
    if (options.lists) {
      await timeLists(cluster.url);
      return;
    }
    const chosen = await chosenCases(cluster.url);
    if (chosen.length > 0) measured.push(...(await measureCases(cluster, chosen)));
    if ('documents'.includes(options.only ?? '')) await documents(cluster.url);
  } finally {
    await cluster.stop();
  }
  if (options.only === null) await budgets();
  reached(measured);
}

type DatabaseServer = Pick<PostgresCluster, 'url' | 'pid' | 'stop'>;

async function databaseServer(): Promise<DatabaseServer> {
  if (options.url === null) return startPostgresCluster(options.people * personBytes);
  const [row] = await runOn<{ pid: number }>(
    options.url,
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
  );
  return { url: options.url, pid: row?.pid ?? 0, stop: () => Promise.resolve() };
}

const isEmpty = async (url: string): Promise<boolean> =>
  (await runOn(url, `select 1 from pg_tables where tablename = 'participants'`)).length === 0;

/** The app beside the floor, case by case. */
async function measureCases(
  cluster: DatabaseServer,
  chosen: readonly BenchCase[],
): Promise<readonly Measured[]> {
  if (chosen.some(({ writes }) => writes)) await runOn(cluster.url, emptyFreshEvents);
  const servers = await startServers(cluster.url);
  const measured: Measured[] = [];
  try {
    const tokens = {
      administrator: await signIn(servers, 'administrator'),
      manager: await signIn(servers, 'manager'),
    };
    header();
    for (const benchCase of chosen) {
      const each = await measure(benchCase, { ...servers, postgres: cluster.pid }, tokens[benchCase.asker]);
      report(each);
      measured.push(each);
    }
    return measured;
  } finally {
    await servers.stop();
  }
}

async function budgets(): Promise<void> {
  const generator = generatorTime();
  const demo = await demoTime();
  console.log('');
  within(`Generator: ${generator.files} files from ${generator.types} types`, generator.milliseconds, 5_000);
  within('Demo data, embedded', demo, 20_000);
}

/** Letters of the engine, beside the same letters printed by Chromium. */
async function documents(url: string): Promise<void> {
  const { letter, cpu, archive, during, alone, chromium, engine } = await timeDocuments(url);
  console.log(`
A letter takes a warm engine ${cpu.toFixed(1)} ms of processor time
Somebody else is answered within ${during.p95.toFixed(1)} ms meanwhile (95 of 100; without it ${alone.p95.toFixed(1)} ms; at most ${during.most.toFixed(0)} ms)
Two at once, a letter takes ${engine.toFixed(1)} ms, and Chromium ${chromium.toFixed(1)} ms (40 of them; 500 would take ${((chromium * 500) / 1000).toFixed(0)} s)`);
  within('A letter, by a warm engine', Math.round(letter), 30);
  within('500 letters made, kept and zipped', Math.round(archive), 10_000);
}

/** @throws where the app is further from the floor than it may be, noise allowed for. */
function reached(measured: readonly Measured[]): void {
  const missed = measured.filter((each) => ratioOf(each) < each.goal * (1 - noise));
  if (missed.length === 0) return;
  const told = missed.map((each) => `${each.name}: ${ratioOf(each).toFixed(2)} of ${each.goal}`);
  throw new Error(`Below the goal: ${told.join('; ')}.`);
}

const noise = 0.1;
const ratioOf = ({ app, floor }: Measured): number => app.perSecond / floor.perSecond;

/** All cases, or with `--only list` those whose names contain the word. */
async function chosenCases(url: string): Promise<readonly BenchCase[]> {
  const seen = { administrator: await seenBy(url, 'administrator'), manager: await seenBy(url, 'manager') };
  return [...cases(seen), ...bookingCases].filter((each) => nameOf(each).includes(options.only ?? ''));
}

async function seenBy(url: string, asker: Asker): Promise<SeenRecords> {
  const { events, people } = seenRecords(asker);
  const ids = async (text: string) => (await runOn<{ id: number }>(url, text)).map(({ id }) => id);
  return { events: await ids(events), people: await ids(people) };
}

/** @throws where something takes longer than it may, in ms. */
function within(what: string, milliseconds: number, budget: number): void {
  console.log(`${what} in ${milliseconds} ms`);
  if (milliseconds > budget) throw new Error(`${what}: it may take ${budget} ms.`);
}

async function fill(url: string, size: BenchSize): Promise<void> {
  const start = performance.now();
  const database = await openDatabase({ url, poolSize: 2, limits: { writeMs: 600_000 } });
  await migrate(database, { passports: testPassports });
  await loadBenchData(database, size);
  await database.close();
  console.log(
    `${size.people.toLocaleString('en')} participants and twice as many bookings in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
  );
}

const columns = [42, 10, 10, 8, 8, 14, 14, 12, 12, 8] as const;
const line = (cells: readonly string[]) =>
  console.log(
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(columns[0]) : cell.padStart(columns[index] ?? 10)))
      .join(''),
  );

function header(): void {
  line(['', 'app/s', 'floor/s', 'ratio', 'goal', 'p50/p99 ms', 'floor ms', 'node µs', 'postgres µs', 'cpu']);
}

function report(measured: Measured): void {
  const { name, app, floor, goal } = measured;
  line([
    name,
    app.perSecond.toFixed(0),
    floor.perSecond.toFixed(0),
    ratioOf(measured).toFixed(2),
    goal.toFixed(2),
    `${app.p50}/${app.p99}`,
    `${floor.p50}/${floor.p99}`,
    `${micro(app.cpu.node)}/${micro(floor.cpu.node)}`,
    `${micro(app.cpu.postgres)}/${micro(floor.cpu.postgres)}`,
    ((floor.cpu.node + floor.cpu.postgres) / (app.cpu.node + app.cpu.postgres)).toFixed(2),
  ]);
}

const micro = (milliseconds: number): string => (milliseconds * 1000).toFixed(0);

await run();
