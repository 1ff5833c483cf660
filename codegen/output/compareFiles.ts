import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { banner } from '../emit/text/SourceFile.ts';

export interface FileChange {
  readonly path: string;
  readonly kind: 'written' | 'changed' | 'leftover';
}

export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** What differs between the files that should be and those that are; leftovers are ours by their banner, nobody else's. */
export async function compareFiles(
  files: readonly OutputFile[],
  folder: string,
): Promise<readonly FileChange[]> {
  const changes = await Promise.all(files.map(compare));
  const wanted = new Set(files.map((file) => file.path));
  const there = await generatedFiles(folder);
  const leftovers = there
    .filter((path) => !wanted.has(path))
    .map((path): FileChange => ({ path, kind: 'leftover' }));
  return [...changes.filter((change) => change !== undefined), ...leftovers];
}

async function compare({ path, text }: OutputFile): Promise<FileChange | undefined> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === text) return undefined;
  return { path, kind: before === undefined ? 'written' : 'changed' };
}

async function generatedFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const ours = await Promise.all(
    paths.map(async (path) => (await readFile(path, 'utf8')).startsWith(banner)),
  );
  return paths.filter((_, index) => ours[index]).sort();
}
