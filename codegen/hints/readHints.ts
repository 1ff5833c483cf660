import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hints } from './Hints.ts';

/**
 * The hints for another API, which its `hints.ts` exports; none where what is written by hand has no such file.
 * @throws where there is no such folder: screens without their hints would be written over those that have them
 */
export async function readHints(overrides: string): Promise<Hints> {
  const path = join(overrides, 'hints.ts');
  if (!existsSync(overrides)) throw new Error(`OVERRIDES names ${overrides}, which is not there.`);
  if (!existsSync(path)) return {};
  const exported: unknown = await import(pathToFileURL(resolve(path)).href);
  if (!hasHints(exported)) throw new Error(`${path} has to export an object 'hints'.`);
  return exported.hints;
}

const hasHints = (exported: unknown): exported is { readonly hints: Hints } =>
  typeof exported === 'object' &&
  exported !== null &&
  'hints' in exported &&
  typeof exported.hints === 'object';
