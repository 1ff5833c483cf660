import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./makeTestBase.ts', import.meta.url));

/** In a fresh clone the first hooks would have to make the base, which takes a loaded machine longer than a hook may. */
export function setup(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`The base of the test databases was not made (${code ?? signal}).`)),
    );
  });
}
