import { spawn } from 'node:child_process';
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
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
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

async function run(step: Step, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [program, ...args] = step.command;
  if (!program) throw new Error(`Step "${step.name}" has no command.`);
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function runOnPostgres(step: Step): Promise<boolean> {
  const cluster = await startPostgresCluster();
  try {
    return await run(step, { TEST_DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

const wanted = process.argv[2];
const chosen = steps.filter((step) => !wanted || step.name.includes(wanted));
const failed: string[] = [];
for (const step of chosen) {
  const start = Date.now();
  console.log(`\n── ${step.name}`);
  const passed = await (step.onPostgres ? runOnPostgres(step) : run(step, {}));
  console.log(`${passed ? '✓' : '✗'} ${step.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  if (!passed) failed.push(step.name);
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
