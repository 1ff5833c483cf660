import autocannon from 'autocannon';
import { isDeepStrictEqual } from 'node:util';
import { benchPassword } from './benchData.ts';
import type { BenchCase } from './cases.ts';
import type { Servers } from './startServers.ts';

export interface Measured {
  readonly name: string;
  readonly app: Speed;
  readonly floor: Speed;
}

interface Speed {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const connections = 8;
const seconds = 3;
const rounds = 2;
const variations = 40;

type Target = (n: number) => {
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** App and floor take turns, so that whatever else the machine does hits both. */
export async function measure(benchCase: BenchCase, servers: Servers, token: string): Promise<Measured> {
  const json = { 'content-type': 'application/json' };
  const app: Target = (n) => ({
    url: servers.app,
    path: '/graphql',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: benchCase.body(n),
  });
  const floor: Target = (n) => ({
    url: servers.floor,
    path: benchCase.floor.path,
    headers: json,
    body: String(n),
  });
  await assertSameAnswers(benchCase.name, app, floor);
  const speeds: { app: Speed[]; floor: Speed[] } = { app: [], floor: [] };
  for (let round = 0; round < rounds; round += 1) {
    speeds.floor.push(await load(floor));
    speeds.app.push(await load(app));
  }
  return { name: benchCase.name, app: best(speeds.app), floor: best(speeds.floor) };
}

/** A fast wrong answer wins nothing; calling both also warms them up. */
async function assertSameAnswers(name: string, app: Target, floor: Target): Promise<void> {
  for (let n = 0; n < variations; n += 1) {
    const [mine, theirs] = await Promise.all([answerOf(app, n), answerOf(floor, n)]);
    if (!isDeepStrictEqual(mine, theirs)) {
      throw new Error(
        `${name}: app and floor differ.\n${JSON.stringify(mine).slice(0, 500)}\n${JSON.stringify(theirs).slice(0, 500)}`,
      );
    }
  }
}

async function answerOf(target: Target, n: number): Promise<unknown> {
  const { url, path, headers, body } = target(n);
  const answer = await fetch(url + path, { method: 'POST', headers, body });
  return answer.json();
}

async function load(target: Target): Promise<Speed> {
  const requests = Array.from({ length: variations }, (_, n) => ({ method: 'POST' as const, ...target(n) }));
  const { url } = target(0);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map(({ method, path, headers, body }) => ({ method, path, headers, body })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed.`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const best = (speeds: readonly Speed[]): Speed =>
  speeds.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));

export async function signIn({ app }: Servers): Promise<string> {
  const query = `mutation { login(input: {provider: PASSWORD, credentials: {username: "administrator", password: "${benchPassword}"}}) { authToken } }`;
  const answer = await fetch(`${app}/content/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { login: { authToken: string } | null } | null };
  if (!data?.login) throw new Error('The benchmark could not sign in.');
  return data.login.authToken;
}
