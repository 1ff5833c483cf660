import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PostgresCluster, startPostgresCluster } from '../setup/postgresCluster.ts';
import { readChange } from './readChange.ts';
import { type Ended, runStep } from './runStep.ts';
import { slowestTests } from './slowestTests.ts';
import { allSteps, type Step, stepsFor } from './steps.ts';

/**
 * The gate. `npm test` runs every check and test, `npm test -- types` the steps whose name contains "types", and
 * `npm test -- --changed` what a change touches.
 */
const start = Date.now();
const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8')) as Readonly<
  Record<string, number>
>;
const ended: Ended[] = [];

function chosenSteps(wanted: string | undefined): readonly Step[] {
  if (wanted === '--changed') return stepsFor(readChange());
  return allSteps.filter(({ name }) => wanted === undefined || name.includes(wanted));
}

/** Seconds, with a warning where they are above the budget: a busy machine is no failure. */
function took(name: string, seconds: number): string {
  const allowed = budget[name];
  const text = `${seconds.toFixed(1)} s`;
  return allowed !== undefined && seconds > allowed ? `${text}, WARNING: the budget is ${allowed} s` : text;
}

/** What a step is told: of those before it, and how to spare the processor. */
function envOf({ kind, onPostgres }: Step): Readonly<Record<string, string>> {
  const hasPassed = (step: string) => ended.some(({ name, passed }) => name === step && passed);
  return {
    // Of checkers in Go: to collect garbage rarely, and beside no other thread, spares a quarter of their processor time.
    GOGC: '400',
    ...(kind === 'check' && { GOMAXPROCS: '1' }),
    ...(onPostgres && cluster && { TEST_DATABASE_URL: cluster.url }),
    ...(hasPassed('server build') && { SERVER_IS_BUILT: 'true' }),
    ...(hasPassed('test databases') && { TEST_BASES_ARE_MADE: 'true' }),
  };
}

async function run(step: Step, isPatient = false): Promise<void> {
  const held: string[] = [];
  const isTest = step.kind === 'test';
  if (isTest) console.log(`\n── ${step.name}`);
  const print = (line: string) => (isTest ? console.log(line) : held.push(line));
  const end = await runStep(step, envOf(step), print, isPatient);
  // What is done beside others is printed whole.
  if (!isTest) console.log([`\n── ${step.name}`, ...held].join('\n'));
  const slowest = step.report === undefined ? [] : slowestTests(step.report);
  if (slowest.length > 0) console.log(['The slowest tests:', ...slowest].join('\n'));
  console.log(`${end.passed ? '✓' : '✗'} ${step.name} (${took(step.name, end.seconds)})`);
  ended.push(end);
}

async function runInTurn(steps: readonly Step[], isPatient = false): Promise<void> {
  for (const step of steps) await run(step, isPatient);
}

/** Two at a time, each as soon as one before it has ended. */
async function runSideBySide(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const take = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
  };
  await Promise.all([take(), take()]);
}

const chosen = chosenSteps(process.argv[2]);
const chosenOf = (kind: Step['kind']) => chosen.filter((step) => step.kind === kind);
const [checks, tests] = [chosenOf('check'), chosenOf('test')];
let cluster: PostgresCluster | null = null;
try {
  if (chosen.some(({ onPostgres }) => onPostgres)) cluster = await startPostgresCluster();
  await runSideBySide(chosenOf('preparation'));
  if (tests.length === 0) await runSideBySide(checks);
  else await Promise.all([runInTurn(checks, true), runInTurn(tests)]);
} finally {
  await cluster?.stop();
}

const failed = ended.filter(({ passed }) => !passed);
// What failed early in a long run is said again where one looks first: at its end.
for (const { name, end } of failed) console.log(`\n── the end of: ${name}\n${end.join('\n')}`);
console.log(
  `\n${ended.map(({ name, seconds }) => `${took(name, seconds).padStart(9)}  ${name}`).join('\n')}`,
);
console.log(`${took('all', (Date.now() - start) / 1000)} in all`);
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
console.log(`\n${ended.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
