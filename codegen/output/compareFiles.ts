import { readFile } from 'node:fs/promises';
import { banner } from '../emit/text/SourceFile.ts';

export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** Ours by its first line. */
export const isGenerated = (text: string): boolean => text.startsWith(banner);

export interface FileChange {
  readonly path: string;
  readonly kind: 'written' | 'changed' | 'leftover';
}

/** What differs between the files that should be and those that are; what was written before and is no more is left over. */
export async function compareFiles(
  files: readonly OutputFile[],
  before: readonly string[],
): Promise<readonly FileChange[]> {
  const changes = await Promise.all(files.map(compare));
  const wanted = new Set(files.map((file) => file.path));
  const leftovers = before
    .filter((path) => !wanted.has(path))
    .map((path): FileChange => ({ path, kind: 'leftover' }));
  return [...changes.filter((change) => change !== undefined), ...leftovers];
}

async function compare({ path, text }: OutputFile): Promise<FileChange | undefined> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === text) return undefined;
  if (before !== undefined && isGenerated(text) && !isGenerated(before))
    throw new Error(
      `${path} is there and was not generated, so nothing is written over it. Choose another --out.`,
    );
  return { path, kind: before === undefined ? 'written' : 'changed' };
}
