import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../schema');

/** The SDL of an endpoint: all its files, in order of name. */
export function loadSchema(endpoint: 'data' | 'content'): string {
  const folder = join(root, endpoint);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.graphql'),
  );
  if (files.length === 0) throw new Error(`There is no schema in ${folder}.`);
  return files
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
