import type { Change } from './readChange.ts';

/** A check or a group of tests; it passes where its command exits with 0. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Takes one processor at most, so that two of them run side by side. */
  readonly isSingle?: boolean;
  /** Gets the address of a private Postgres server as TEST_DATABASE_URL. */
  readonly onPostgres?: boolean;
  /** Where it leaves how each of its tests ended and how long they took. */
  readonly report?: string;
}

const bin = (name: string) => `node_modules/.bin/${name}`;
const tsx = (script: string, ...args: readonly string[]) => ['node', '--import', 'tsx', script, ...args];
// Each checker works out for itself what others have too: one alone takes a third less of a processor in all.
const typeCheck = ['node', 'node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded'];

const webBuild = [bin('vite'), 'build', '--logLevel=warn'];
const serverBuild = [...webBuild, '--config=build/server.config.ts'];

const format = [bin('oxfmt'), '--check'];
const lint = [bin('oxlint'), '--type-aware', '--deny-warnings'];
const law = [
  bin('depcruise'),
  'src',
  'server',
  'resources',
  'overrides',
  'codegen',
  'build',
  'tests',
  'schema',
];

const vitestReport = 'reports/unit.json';
const vitest = [
  bin('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
];
const browserReport = 'reports/browser.json';
const playwright = [bin('playwright'), 'test', '--config=tests/e2e/playwright.config.ts'];

/** Every check and test. Single ones come first, the longest of them before the others. */
export const allSteps: readonly Step[] = [
  { name: 'lint', command: lint, isSingle: true },
  { name: 'types', command: typeCheck, isSingle: true },
  { name: 'build', command: webBuild, isSingle: true },
  { name: 'server build', command: serverBuild, isSingle: true },
  { name: 'format', command: format, isSingle: true },
  { name: 'import law', command: law, isSingle: true },
  { name: 'unused code', command: [bin('knip')], isSingle: true },
  { name: 'generated files are fresh', command: tsx('codegen/cli.ts', '--check'), isSingle: true },
  {
    name: 'test databases',
    command: tsx('tests/setup/makeTestBase.ts', 'postgres', 'pglite', 'loaded'),
    isSingle: true,
    onPostgres: true,
  },
  { name: 'unit and API tests', command: vitest, onPostgres: true, report: vitestReport },
  { name: 'bundle budget', command: tsx('tests/setup/bundleBudget.ts') },
  { name: 'browser tests', command: playwright, onPostgres: true, report: browserReport },
  { name: 'spec coverage', command: tsx('tests/specCoverage/checkCoverage.ts') },
];

/** What a change touches: its files, the tests that import them, and the browser tests among them. */
export function stepsFor({ since, files }: Change): readonly Step[] {
  const sources = files.filter((path) => /\.(ts|tsx|js|cjs)$/.test(path));
  const specs = files.filter((path) => path.endsWith('.spec.ts'));
  const unless = (isEmpty: boolean, ...steps: readonly Step[]) => (isEmpty ? [] : steps);
  return [
    ...unless(files.length === 0, {
      name: 'format',
      command: [...format, '--no-error-on-unmatched-pattern', ...files],
      isSingle: true,
    }),
    ...unless(
      sources.length === 0,
      { name: 'lint', command: [...lint, ...sources], isSingle: true },
      { name: 'types', command: typeCheck, isSingle: true },
      { name: 'import law', command: law, isSingle: true },
    ),
    { name: 'generated files are fresh', command: tsx('codegen/cli.ts', '--check'), isSingle: true },
    {
      name: 'unit and API tests',
      command: [...vitest, `--changed=${since}`, '--passWithNoTests'],
      onPostgres: true,
      report: vitestReport,
    },
    ...unless(
      specs.length === 0,
      { name: 'build', command: webBuild },
      { name: 'server build', command: serverBuild },
      { name: 'browser tests', command: [...playwright, ...specs], onPostgres: true, report: browserReport },
    ),
  ];
}
