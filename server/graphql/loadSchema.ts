import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** From the project's own folder: the built server does not stand where its sources do. */
const root = join(dirname(createRequire(import.meta.url).resolve('#package.json')), 'schema');

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
