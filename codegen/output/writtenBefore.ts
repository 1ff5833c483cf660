import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isGenerated, type OutputFile } from './compareFiles.ts';
import type { Target } from './Target.ts';

/** What a run wrote into a folder that is not this project's own, so that the next one takes away nothing else. */
export const manifestFile = ({ out }: Target, files: readonly OutputFile[]): OutputFile => ({
  path: join(out, manifestName),
  text: `${JSON.stringify(files.map(({ path }) => relative(out, path)).sort(), null, 2)}\n`,
});

const manifestName = 'generated.json';

/** Generated files that an earlier run wrote: all of our own folder, which holds nothing else; elsewhere, what it noted. */
export async function writtenBefore(target: Target): Promise<readonly string[]> {
  const paths = target.sdl === undefined ? await noted(target.out) : await filesIn(target.out);
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8').catch(() => '')));
  return paths.filter((_, index) => isGenerated(texts[index] ?? '')).sort();
}

async function noted(out: string): Promise<readonly string[]> {
  const path = join(out, manifestName);
  const text = await readFile(path, 'utf8').catch(() => '[]');
  const names: unknown = JSON.parse(text);
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    throw new Error(`${path} is no list of generated files. Choose another --out.`);
  return names.filter((name) => !name.startsWith('..')).map((name) => join(out, name));
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
