import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const sources = ['index.html', 'vite.config.ts', 'public', 'resources', 'overrides', 'src'];

/** The browser sees what was built, so a build of older sources would answer for code that it does not hold. */
export function assertBuilt(): void {
  const page = join(root, 'dist/index.html');
  if (!existsSync(page)) throw new Error('There is no build to test in dist: run npm run build.');
  const built = statSync(page).mtimeMs;
  const newer = sources.flatMap((name) => filesOf(join(root, name))).find((path) => changedAt(path) > built);
  if (newer === undefined) return;
  throw new Error(`The build in dist is older than ${relative(root, newer)}: run npm run build.`);
}

const changedAt = (path: string): number => statSync(path).mtimeMs;

function filesOf(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test(-d)?\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
