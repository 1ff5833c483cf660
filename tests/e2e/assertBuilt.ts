import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const sources = ['index.html', 'vite.config.ts', 'public', 'resources', 'overrides', 'src'];
const serverSources = ['build', 'schema', 'server'];

/** The browser sees what was built, so a build of older sources would answer for code that it does not hold. */
export function assertBuilt(): void {
  isNewest('dist/index.html', sources);
  isNewest('dist-server/main.js', serverSources);
}

function isNewest(written: string, from: readonly string[]): void {
  const page = join(root, written);
  if (!existsSync(page)) throw new Error('There is no build to test: run npm run build.');
  const built = statSync(page).mtimeMs;
  const newer = from.flatMap((name) => filesOf(join(root, name))).find((path) => changedAt(path) > built);
  if (newer === undefined) return;
  throw new Error(`${written} is older than ${relative(root, newer)}: run npm run build.`);
}

const changedAt = (path: string): number => statSync(path).mtimeMs;

function filesOf(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test(-d)?\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
