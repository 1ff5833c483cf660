import { readFileSync } from 'node:fs';
import { Attacker, type Answered } from './Attacker.ts';
import { bomb, hostile, longDocument, ordinary, worstPassing } from './queries.ts';

export interface Figure {
  readonly what: string;
  readonly value: string;
  /** Whether it is as it should be. */
  readonly holds: boolean;
}

interface Target {
  readonly address: string;
  readonly pid: number;
}

const hostileCount = 1_000;
const documents = 300;
const seconds = 10;

/** All attacks on one server, with what came of them. */
export async function attack(target: Target): Promise<readonly Figure[]> {
  const viewer = await Attacker.signIn(target.address, 'viewer');
  const administrator = await Attacker.signIn(target.address, 'administrator');
  for (let n = 0; n < 20; n += 1) await viewer.send(ordinary);
  return [
    await oneHostile(viewer),
    await oneBomb(viewer),
    ...(await thousandHostile(viewer, target.pid)),
    ...(await manyDocuments(viewer, target.pid)),
    ...(await whileFourSend(administrator, viewer, worstPassing)),
  ];
}

async function oneHostile(viewer: Attacker): Promise<Figure> {
  const { outcome, status, ms } = await viewer.send(hostile);
  return {
    what: 'the hostile query, depth 11',
    value: `${outcome} (${status}) in ${ms.toFixed(0)} ms`,
    holds: outcome === 'QUERY_TOO_EXPENSIVE' && status === 400 && ms < 1_000,
  };
}

async function oneBomb(viewer: Attacker): Promise<Figure> {
  const { outcome, ms } = await viewer.send(bomb);
  return {
    what: 'fragments within fragments',
    value: `${outcome} in ${ms.toFixed(0)} ms`,
    holds: outcome === 'GRAPHQL_VALIDATION_FAILED' && ms < 1_000,
  };
}

/** What is kept of documents comes to a size and stays at that, give or take what is about to be forgotten. */
async function manyDocuments(viewer: Attacker, pid: number): Promise<readonly Figure[]> {
  let sent = 0;
  const send = () => viewer.send(longDocument((sent += 1)));
  await times(documents, send);
  const before = await memoryOf(pid);
  const answers = await times(documents, send);
  const after = await memoryOf(pid);
  return [
    {
      what: `${documents} long documents, each another one, and memory before and after`,
      value: `${outcomesOf(answers)}, ${spread(answers)}; ${before.toFixed(0)} MB, ${after.toFixed(0)} MB`,
      holds: after < before * 1.25,
    },
  ];
}

async function thousandHostile(viewer: Attacker, pid: number): Promise<readonly Figure[]> {
  // What the first hundred take is kept for all others: code, buffers, connections.
  await times(100, () => viewer.send(hostile));
  const before = await memoryOf(pid);
  const start = performance.now();
  const answers = await times(hostileCount, () => viewer.send(hostile));
  const took = (performance.now() - start) / 1000;
  const after = await memoryOf(pid);
  return [
    {
      what: `${hostileCount} hostile queries, four at a time`,
      value: `${outcomesOf(answers)} in ${took.toFixed(1)} s`,
      holds: answers.every(({ outcome }) => outcome === 'QUERY_TOO_EXPENSIVE'),
    },
    {
      what: 'memory before and after',
      value: `${before.toFixed(0)} MB, ${after.toFixed(0)} MB`,
      holds: after < before * 1.1,
    },
  ];
}

/** Four clients of one user send the worst that passes, another reads as people do. */
async function whileFourSend(
  sender: Attacker,
  reader: Attacker,
  queries: readonly string[],
): Promise<readonly Figure[]> {
  const end = performance.now() + seconds * 1000;
  const sent: Answered[] = [];
  const read: Answered[] = [];
  const send = async (first: number) => {
    for (let n = first; performance.now() < end; n += 1)
      sent.push(await sender.send(queries[n % queries.length] ?? ''));
  };
  const others = async () => {
    while (performance.now() < end) read.push(await reader.send(ordinary));
  };
  await Promise.all([...[0, 1, 2, 3].map(send), others()]);
  return [
    {
      what: 'the worst queries that pass, four clients',
      value: `${outcomesOf(sent)}, ${spread(sent)}`,
      holds: sent.some(({ outcome }) => outcome === 'ok'),
    },
    {
      what: 'reads of somebody else meanwhile',
      value: `${outcomesOf(read)}, ${spread(read)}`,
      holds: read.every(({ outcome, ms }) => outcome === 'ok' && ms < 1_000),
    },
  ];
}

/** `count` times, four at a time. */
async function times(count: number, work: () => Promise<Answered>): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  const worker = async () => {
    while (answers.length < count) answers.push(await work());
  };
  await Promise.all([1, 2, 3, 4].map(worker));
  return answers;
}

function outcomesOf(answers: readonly Answered[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of answers) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
}

function spread(answers: readonly Answered[]): string {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `p50 ${median.toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
}

/** Resident MB, once garbage had time to go. */
async function memoryOf(pid: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
