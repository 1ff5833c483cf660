import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Before `npm start`: builds where something has changed since, and costs next to nothing where nothing has. */
const root = resolve(import.meta.dirname, '..');
const sources = [
  'build',
  'index.html',
  'overrides',
  'package-lock.json',
  'public',
  'resources',
  'schema',
  'server',
  'src',
];
const configuration = ['package.json', 'tsconfig.json', 'vite.config.ts'];

const changedAt = (path) => statSync(path).mtimeMs;

/** The folders too: what was taken away leaves its mark there. */
const under = (path) =>
  statSync(path).isDirectory()
    ? [path, ...readdirSync(path, { recursive: true }).map((name) => join(path, name))]
    : [path];

function isBuilt() {
  const written = [join(root, 'dist/index.html'), join(root, 'dist-server/main.js')];
  if (!written.every((path) => existsSync(path))) return false;
  const built = Math.min(...written.map(changedAt));
  return [...sources, ...configuration]
    .flatMap((name) => under(join(root, name)))
    .every((path) => changedAt(path) <= built);
}

if (!isBuilt()) {
  const build = join(import.meta.dirname, 'buildApp.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', build], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}
