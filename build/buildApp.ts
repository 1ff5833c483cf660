import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run build`: types first, so that a screen which names a field that is gone stops the build by its file and line;
 * the bundler alone would drop the types and build a screen that is broken.
 */
const require = createRequire(import.meta.url);
const needed = ['typescript-native', 'vite', 'vitest', '@vitejs/plugin-react', 'tinyglobby'];

const missing = needed.filter((name) => folderOf(name) === undefined);
if (missing.length > 0) {
  console.error(
    `The build needs ${missing.join(', ')}, which npm leaves out where NODE_ENV is production: npm ci --include=dev`,
  );
  process.exit(1);
}
// Each checker works out for itself what others have too: more of them than half the processors is slower.
const checkers = Math.min(4, Math.ceil(availableParallelism() / 2));
run('typescript-native', 'bin/tsc', '--noEmit', '--pretty', 'false', '--checkers', String(checkers));
run('vite', 'bin/vite.js', 'build', ...process.argv.slice(2));
run('vite', 'bin/vite.js', 'build', '--config', 'build/server.config.ts');

function folderOf(name: string): string | undefined {
  const folders = require.resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
}

function run(name: string, file: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(folderOf(name) ?? '', file), ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
