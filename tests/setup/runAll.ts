import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { startPostgresCluster } from './postgresCluster.ts';

/**
 * Every check and test, in the order of what fails fastest. One argument runs only the steps whose name contains it:
 * `npm test -- types`.
 */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly onPostgres?: boolean;
}

const bin = (name: string) => `node_modules/.bin/${name}`;
const tsx = ['node', '--import', 'tsx'];
const report = (name: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=reports/${name}.json`,
];

const steps: readonly Step[] = [
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc', '--noEmit'] },
  { name: 'lint', command: [bin('eslint'), '.', '--max-warnings', '0'] },
  {
    name: 'import law',
    command: [bin('depcruise'), 'src', 'server', 'resources', 'overrides', 'codegen', 'tests', 'schema'],
  },
  { name: 'unused code', command: [bin('knip')] },
  { name: 'generated files are fresh', command: [...tsx, 'codegen/cli.ts', '--check'] },
  { name: 'unit and API tests, embedded database', command: [bin('vitest'), 'run', ...report('embedded')] },
  {
    name: 'API tests, Postgres server',
    command: [bin('vitest'), 'run', '--project', 'api', ...report('postgres')],
    onPostgres: true,
  },
  { name: 'build', command: [bin('vite'), 'build', '--logLevel', 'warn'] },
  { name: 'bundle budget', command: [...tsx, 'tests/setup/bundleBudget.ts'] },
  {
    name: 'browser tests',
    command: [bin('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts'],
  },
  { name: 'spec coverage', command: [...tsx, 'tests/specCoverage/checkCoverage.ts'] },
];

interface Ended {
  readonly passed: boolean;
  /** The last lines it printed, which name what failed. */
  readonly end: readonly string[];
}

const endLines = 80;

async function run(step: Step, env: NodeJS.ProcessEnv): Promise<Ended> {
  const [program, ...args] = step.command;
  if (!program) throw new Error(`Step "${step.name}" has no command.`);
  const child = spawn(program, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
  });
  const end: string[] = [];
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.pipe(to, { end: false });
    createInterface({ input: from }).on('line', (line) => {
      end.push(line);
      if (end.length > endLines) end.shift();
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Whatever a step started and forgot would hold its pipes open for ever.
    child.on('exit', () =>
      setTimeout(() => [child.stdout, child.stderr].forEach((pipe) => pipe.destroy()), 2_000),
    );
    child.on('close', (code) => resolve({ passed: code === 0, end }));
  });
}

async function runOnPostgres(step: Step): Promise<Ended> {
  const cluster = await startPostgresCluster();
  try {
    return await run(step, { TEST_DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

const wanted = process.argv[2];
const chosen = steps.filter((step) => !wanted || step.name.includes(wanted));
const failed: (Ended & { readonly name: string })[] = [];
for (const step of chosen) {
  const start = Date.now();
  console.log(`\n── ${step.name}`);
  const ended = await (step.onPostgres ? runOnPostgres(step) : run(step, {}));
  console.log(`${ended.passed ? '✓' : '✗'} ${step.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  if (!ended.passed) failed.push({ ...ended, name: step.name });
}
// What failed early in a long run is said again where one looks first: at its end.
for (const { name, end } of failed) console.log(`\n── the end of: ${name}\n${end.join('\n')}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
