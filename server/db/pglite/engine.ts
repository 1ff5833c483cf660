import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let compiled: Promise<WebAssembly.Module> | null = null;

/** The engine, compiled once for all workers of this process: the next one begins with code that is warm already. */
export const compiledEngine = (): Promise<WebAssembly.Module> => (compiled ??= compile());

async function compile(): Promise<WebAssembly.Module> {
  const home = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(home, 'pglite.wasm')));
}
