import type { Change } from './readChange.ts';

/** A check or a group of tests; it passes where its command exits with 0. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /**
   * What tests need is prepared before them, two steps side by side, because each takes one processor at most. Checks look
   * at the sources alone: they are done beside the tests, in the time that these leave.
   */
  readonly kind: 'preparation' | 'check' | 'test';
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

/** Every check and test; of what is prepared, the longest first. */
export const allSteps: readonly Step[] = [
  {
    name: 'test databases',
    kind: 'preparation',
    command: tsx('tests/setup/makeTestBase.ts', 'postgres', 'pglite', 'loaded'),
    onPostgres: true,
  },
  { name: 'build', kind: 'preparation', command: webBuild },
  { name: 'server build', kind: 'preparation', command: serverBuild },
  { name: 'format', kind: 'check', command: format },
  { name: 'types', kind: 'check', command: typeCheck },
  { name: 'lint', kind: 'check', command: lint },
  { name: 'import law', kind: 'check', command: law },
  { name: 'unused code', kind: 'check', command: [bin('knip')] },
  { name: 'generated files are fresh', kind: 'check', command: tsx('codegen/cli.ts', '--check') },
  { name: 'bundle budget', kind: 'check', command: tsx('tests/gate/bundleBudget.ts') },
  { name: 'unit and API tests', kind: 'test', command: vitest, onPostgres: true, report: vitestReport },
  { name: 'browser tests', kind: 'test', command: playwright, onPostgres: true, report: browserReport },
  { name: 'spec coverage', kind: 'test', command: tsx('tests/specCoverage/checkCoverage.ts') },
];

/** What a change touches: its files, the tests that import them, and the browser tests among them. */
export function stepsFor({ since, files }: Change): readonly Step[] {
  const sources = files.filter((path) => /\.(ts|tsx|js|cjs)$/.test(path));
  const specs = files.filter((path) => path.endsWith('.spec.ts'));
  const unless = (isEmpty: boolean, ...steps: readonly Step[]) => (isEmpty ? [] : steps);
  return [
    ...unless(files.length === 0, {
      name: 'format',
      kind: 'check',
      command: [...format, '--no-error-on-unmatched-pattern', ...files],
    }),
    ...unless(
      sources.length === 0,
      { name: 'lint', kind: 'check', command: [...lint, ...sources] },
      { name: 'types', kind: 'check', command: typeCheck },
      { name: 'import law', kind: 'check', command: law },
    ),
    { name: 'generated files are fresh', kind: 'check', command: tsx('codegen/cli.ts', '--check') },
    {
      name: 'unit and API tests',
      kind: 'test',
      command: [...vitest, `--changed=${since}`, '--passWithNoTests'],
      onPostgres: true,
      report: vitestReport,
    },
    ...unless(
      specs.length === 0,
      { name: 'build', kind: 'preparation', command: webBuild },
      { name: 'server build', kind: 'preparation', command: serverBuild },
      {
        name: 'browser tests',
        kind: 'test',
        command: [...playwright, ...specs],
        onPostgres: true,
        report: browserReport,
      },
    ),
  ];
}
