import { codeOf, reasonOf } from '#server/words/ofError.ts';
import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What stands in DATA_DIR is no directory, or one that nothing can be written to; said without a stack. */
export class NoDataDir extends Error {
  constructor(path: string, cause: unknown) {
    super(`DATA_DIR must be a directory that can be written to, and ${path} is not: ${reasonOf(cause)}.`, {
      cause,
    });
    this.name = 'NoDataDir';
  }
}

/** Makes the directory where it is missing, and tries to write to it. @throws NoDataDir */
export function makeDataDir(path: string): void {
  try {
    makeFolder(path);
    rmdirSync(mkdtempSync(join(path, '.writable-')));
  } catch (error) {
    throw new NoDataDir(path, error);
  }
}

/** A folder at a time: below /proc, what makes all of them at once never comes to an end. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}
