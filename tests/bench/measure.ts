import autocannon from 'autocannon';
import { isDeepStrictEqual } from 'node:util';
import { benchPassword } from './benchData.ts';
import type { Asker, BenchCase } from './cases.ts';
import { cpuBelow, type CpuClock, cpuOf, cpuSince } from './cpuClock.ts';
import { options } from './options.ts';
import type { Servers } from './startServers.ts';

export interface Measured {
  readonly name: string;
  readonly goal: number;
  readonly app: Speed;
  readonly floor: Speed;
}

interface Speed {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time of one request, in milliseconds. */
  readonly cpu: CpuClock;
}

const connections = 8;
const seconds = 2;
const rounds = 3;
const variations = 40;
/** One each for the comparison of app and floor, the others for one load each. */
let lots = 0;

/** The n-th request of a lot. */
type Target = (
  n: number,
  lot: number,
) => {
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** App and floor take turns, so that whatever else the machine does hits both. */
export async function measure(
  benchCase: BenchCase,
  servers: Servers & { readonly postgres: number },
  token: string,
): Promise<Measured> {
  const json = { 'content-type': 'application/json' };
  const encoded: Readonly<Record<string, string>> =
    options.encoding === null ? {} : { 'accept-encoding': options.encoding };
  const app: Target = (n, lot) => ({
    url: servers.app,
    path: '/graphql',
    headers: { ...json, ...encoded, authorization: `Bearer ${token}` },
    body: benchCase.body(n, lot),
  });
  const floor: Target = (n, lot) => ({
    url: servers.floor,
    path: benchCase.floor.path,
    headers: json,
    body: (benchCase.floor.values?.(n, lot) ?? [n]).join(' '),
  });
  await assertSameAnswers(benchCase.name, app, floor);
  const speeds: { app: Speed[]; floor: Speed[] } = { app: [], floor: [] };
  const load = benchCase.writes === true ? loadOnce() : loadAgain;
  const clocks = clocksOf(servers);
  // Whoever has more code is slower to be compiled; what is measured is a server that has run for a while.
  await load(app, clocks.app);
  await load(floor, clocks.floor);
  for (let round = 0; round < rounds; round += 1) {
    speeds.floor.push(await load(floor, clocks.floor));
    speeds.app.push(await load(app, clocks.app));
  }
  const { goal } = benchCase;
  return { name: nameOf(benchCase), goal, app: best(speeds.app), floor: best(speeds.floor) };
}

/** What a case is called in the table, and by `--only`. */
export const nameOf = ({ name, asker }: BenchCase): string =>
  asker === 'manager' ? `${name}, manager` : name;

/** A fast wrong answer wins nothing; calling both also warms them up. */
async function assertSameAnswers(name: string, app: Target, floor: Target): Promise<void> {
  const [own, other] = [lots++, lots++];
  for (let n = 0; n < variations; n += 1) {
    const [mine, theirs] = await Promise.all([answerOf(app, n, own), answerOf(floor, n, other)]);
    if (!isDeepStrictEqual(mine, theirs))
      throw new Error(
        `${name}: app and floor differ at request ${n}.\n${around(JSON.stringify(mine), JSON.stringify(theirs)).join('\n')}`,
      );
  }
}

/** Two texts where they begin to differ. */
function around(...texts: readonly [string, string]): readonly string[] {
  const [one, other] = texts;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return texts.map((text) => `…${text.slice(Math.max(0, at - 100), at + 400)}`);
}

async function answerOf(target: Target, n: number, lot: number): Promise<unknown> {
  const { url, path, headers, body } = target(n, lot);
  const answer = await fetch(url + path, { method: 'POST', headers, body });
  return answer.json();
}

function loadAgain(target: Target, clock: Clock): Promise<Speed> {
  return load(
    target(0, 0).url,
    clock,
    Array.from({ length: variations }, (_, n) => requestOf(target, n, 0)),
  );
}

/** Counts on from load to load: what was written for the comparison or by the load before is not written again. */
function loadOnce(): (target: Target, clock: Clock) => Promise<Speed> {
  let n = variations;
  return (target, clock) => {
    const lot = lots++;
    const first = requestOf(target, n++, lot);
    const setupRequest = (request: typeof first) => ({ ...request, ...requestOf(target, n++, lot) });
    return load(target(0, lot).url, clock, [{ ...first, setupRequest }]);
  };
}

function requestOf(target: Target, n: number, lot: number) {
  const { path, headers, body } = target(n, lot);
  return { method: 'POST' as const, path, headers, body };
}

type Clock = () => CpuClock;

const clocksOf = ({ pids, postgres }: Servers & { readonly postgres: number }) => ({
  app: (): CpuClock => ({ node: cpuOf(pids.app), postgres: cpuBelow(postgres) }),
  floor: (): CpuClock => ({ node: cpuOf(pids.floor), postgres: cpuBelow(postgres) }),
});

type Requests = Parameters<typeof autocannon>[0]['requests'];

async function load(url: string, clock: Clock, requests: Requests): Promise<Speed> {
  // GraphQL refuses with a status of 200.
  const verifyBody = (body: string) => options.encoding !== null || !body.includes('"errors"');
  const before = clock();
  const result = await autocannon({ url, connections, duration: seconds, requests, verifyBody });
  const refused = result.non2xx + result.mismatches;
  if (refused > 0 || result.errors > 0)
    throw new Error(`${url}: ${refused} refused, ${result.errors} failed.`);
  const cpu = cpuSince(before, clock(), result.requests.total);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, cpu };
}

const best = (speeds: readonly Speed[]): Speed =>
  speeds.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));

export async function signIn({ app }: Pick<Servers, 'app'>, username: Asker): Promise<string> {
  const query = `mutation { login(input: {provider: PASSWORD, credentials: {username: "${username}", password: "${benchPassword}"}}) { authToken } }`;
  const answer = await fetch(`${app}/content/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { login: { authToken: string } | null } | null };
  if (!data?.login) throw new Error('The benchmark could not sign in.');
  return data.login.authToken;
}
