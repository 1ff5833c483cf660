import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { fixtures } from '#codegen/fixtures/readFixture.ts';

export interface ForeignApp {
  /** The folder of its files. */
  readonly files: string;
  readonly remove: () => Promise<void>;
}

const run = promisify(execFile);

/** Generates the resources of a fixture and builds the web app over them, as the README says; small is not asked for here. */
export async function buildForeignApp(fixture: (typeof fixtures)[number]): Promise<ForeignApp> {
  await mkdir('.tmp', { recursive: true });
  const folder = await mkdtemp('.tmp/other-api-');
  const remove = () => rm(folder, { recursive: true, force: true });
  const resources = join(folder, 'resources');
  const files = resolve(folder, 'dist');
  const env = {
    ...process.env,
    SCHEMA: `codegen/fixtures/${fixture}.graphql`,
    RESOURCES: resources,
    OVERRIDES: 'tests/foreign/overrides',
  };
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', files, '--logLevel', 'error'];
  try {
    await run(process.execPath, ['--import', 'tsx', 'codegen/cli.ts', '--out', resources], { env });
    await run(process.execPath, [...vite, '--minify', 'false', '--sourcemap', 'false'], { env });
  } catch (error) {
    await remove();
    throw error;
  }
  return { files, remove };
}
