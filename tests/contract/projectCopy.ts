import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runGenerator } from '#codegen/runGenerator.ts';

const projectRoot = resolve(import.meta.dirname, '../..');
const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
const parts = [
  'codegen',
  'codegen.ts',
  'overrides',
  'package.json',
  '.oxfmtrc.json',
  'build',
  'resources',
  'schema',
  'server',
  'src',
  'tsconfig.json',
];

interface Run {
  readonly code: number;
  readonly text: string;
}

/** The project without its tests, to be changed as a developer would change it; packages are those of the project. */
export interface ProjectCopy {
  readonly root: string;
  readonly read: (path: string) => Promise<string>;
  readonly write: (path: string, text: string) => Promise<void>;
  /** Changes a file; throws where that changes nothing. */
  readonly edit: (path: string, change: (text: string) => string) => Promise<void>;
  /** What `npm run generate` does, with the hints and the generator of this project. */
  readonly generate: () => Promise<Run>;
  /** `npm run generate` itself, with those of the copy. */
  readonly runGenerate: () => Promise<Run>;
  /** `npm run build`, which checks types before it bundles. */
  readonly build: () => Promise<Run>;
  /** The server alone, bundled. */
  readonly buildServer: () => Promise<Run>;
  /** The types of tables, from the migrations. */
  readonly generateTables: () => Promise<Run>;
  readonly remove: () => Promise<void>;
}

export async function copyProject(): Promise<ProjectCopy> {
  const folder = join(projectRoot, '.tmp');
  await mkdir(folder, { recursive: true });
  // Inside the project, so that packages are found above it.
  const root = await mkdtemp(join(folder, 'copy-'));
  const filter = (path: string) => !/\.test(-d)?\.tsx?$/.test(path);
  for (const part of parts) await cp(join(projectRoot, part), join(root, part), { recursive: true, filter });
  const run = (...script: readonly string[]): Promise<Run> =>
    new Promise((done) => {
      execFile(
        process.execPath,
        ['--import', 'tsx', ...script],
        { cwd: root, maxBuffer: 10_000_000 },
        (error, stdout, stderr) =>
          done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, text: stdout + stderr }),
      );
    });
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const write = (path: string, text: string) => writeFile(join(root, path), text);
  return {
    root,
    read,
    write,
    edit: async (path, change) => {
      const before = await read(path);
      const after = change(before);
      if (after === before) throw new Error(`Nothing changes in ${path}.`);
      await write(path, after);
    },
    generate: () => generateIn(root),
    runGenerate: () => run('codegen/cli.ts'),
    build: () => run('build/buildApp.ts'),
    buildServer: () => run(vite, 'build', '--config', 'build/server.config.ts'),
    generateTables: () => run('server/db/tables/generate/cli.ts'),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Its paths are those of the folder that it is run in. A process of its own would load it each time. */
async function generateIn(root: string): Promise<Run> {
  const before = process.cwd();
  process.chdir(root);
  try {
    const { code, lines } = await runGenerator([], {});
    return { code, text: lines.join('\n') };
  } finally {
    process.chdir(before);
  }
}
