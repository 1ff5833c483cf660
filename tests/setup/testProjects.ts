import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { globSync } from 'tinyglobby';
import type { TestProjectConfiguration } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);

// Vite would take the ESM build of graphql while Mercurius requires the other one: two copies that refuse each other's types.
const oneGraphql = { find: /^graphql$/, replacement: resolve('graphql') };

// Node takes the router's other build than Vite does under Node: two copies, and react-admin's would not see the app's.
const oneRouter = { find: /^react-router$/, replacement: resolve('react-router') };

// CommonJS by name and ESM by content: Vite reads it, Node does not.
const inline = ['ra-data-graphql', 'ra-data-graphql-simple'];

interface Project {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly environment: 'node' | 'jsdom';
  /** Files of a worker share their modules, which spares most of what a small file costs. */
  readonly isolate: boolean;
  readonly alias: { readonly find: RegExp; readonly replacement: string };
  readonly testTimeout: number;
  readonly setupFiles?: readonly string[];
  readonly globalSetup?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const project = ({ alias, setupFiles = [], ...test }: Project): TestProjectConfiguration => ({
  extends: true,
  resolve: { alias: [alias] },
  test: {
    ...test,
    // Moments are written as the same text wherever the tests run.
    env: { TZ: 'UTC', ...test.env },
    include: [...test.include],
    setupFiles: ['tests/setup/fixedSeed.ts', ...setupFiles],
    exclude: [...(test.exclude ?? []), '**/node_modules/**'],
    hookTimeout: 60_000,
    server: { deps: { inline } },
  },
});

const filesWith = (pattern: string, text: RegExp): readonly string[] =>
  globSync(pattern).filter((path) => text.test(readFileSync(path, 'utf8')));

/** A file that replaces modules would replace them for the files after it too. */
const replacesModules = (pattern: string) => filesWith(pattern, /\bvi\.(mock|doMock|resetModules)\(/);

/** A worker that comes to such a file from one without a DOM would be ended, with all modules that it has read. */
const needsDom = filesWith('{src,resources,overrides,tests}/**/*.test.ts', /^\/\/ @vitest-environment jsdom/);

/** The project, and beside it one of those files that need their modules for themselves. */
function shared(base: Omit<Project, 'isolate'>): readonly TestProjectConfiguration[] {
  const alone = base.include.flatMap(replacesModules);
  return [
    project({ ...base, isolate: false, exclude: [...(base.exclude ?? []), ...alone] }),
    ...(alone.length === 0
      ? []
      : [project({ ...base, name: `${base.name} alone`, include: alone, isolate: true })]),
  ];
}

/** What can differ on the embedded database: opening, durability, transactions, guards, and one noun as a whole. */
const embedded = [
  'tests/api/**/{database,databaseGuards,commit,migrating,processWrites,crudPeople,bookingCapacity,clock}.test.ts',
];

export const projects: TestProjectConfiguration[] = [
  ...shared({
    name: 'web',
    include: ['{src,resources,overrides}/**/*.test.tsx'],
    environment: 'jsdom',
    alias: oneRouter,
    // A screen under a loaded machine takes its time; nothing here waits for a clock.
    testTimeout: 30_000,
    setupFiles: [
      'tests/setup/unmounted.ts',
      'tests/setup/userEvents.ts',
      'tests/setup/decidingStyles.ts',
      'tests/setup/drawnElements.ts',
    ],
  }),
  ...shared({
    // Without a DOM, which takes longer to set up than most of these take to run; a file that needs one says so in its
    // first line: // @vitest-environment jsdom
    name: 'unit',
    include: ['{src,resources,overrides}/**/*.test.ts'],
    exclude: needsDom,
    environment: 'node',
    alias: oneRouter,
    testTimeout: 20_000,
  }),
  ...shared({
    name: 'unit in a DOM',
    include: needsDom,
    environment: 'jsdom',
    alias: oneRouter,
    testTimeout: 20_000,
  }),
  ...shared({
    name: 'node',
    include: ['{server,codegen,build}/**/*.test.ts', 'tests/{contract,specCoverage,setup}/**/*.test.ts'],
    exclude: needsDom,
    environment: 'node',
    alias: oneGraphql,
    testTimeout: 20_000,
  }),
  ...shared({
    name: 'api',
    include: ['tests/{api,releases}/**/*.test.ts'],
    environment: 'node',
    alias: oneGraphql,
    testTimeout: 30_000,
    globalSetup: 'tests/setup/beforeApiTests.ts',
  }),
  ...shared({
    name: 'embedded',
    include: embedded,
    environment: 'node',
    alias: oneGraphql,
    testTimeout: 30_000,
    globalSetup: 'tests/setup/beforeApiTests.ts',
    env: { TEST_DATABASE: 'pglite' },
  }),
];
