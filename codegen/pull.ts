import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { IntrospectionQuery } from 'graphql';
import { askEndpoint } from './output/askEndpoint.ts';

/** `npm run schema:pull -- <url> <file>`: what a live endpoint says of itself, for `SCHEMA=<file> npm run generate`. */
async function pull([url, path]: readonly string[]): Promise<void> {
  if (url === undefined || path === undefined)
    throw new Error(
      'Say which endpoint to ask, and where to put its answer: npm run schema:pull -- <url> <file>',
    );
  if (!relative('schema', path).startsWith('..'))
    throw new Error(
      `${path} belongs to this project's own contract, which is made from schema/data: choose another file.`,
    );
  const text = await askEndpoint(url, process.env.SCHEMA_AUTHORIZATION);
  await writeFile(path, text);
  const { __schema: schema } = JSON.parse(text) as IntrospectionQuery;
  console.log(`${path}: ${schema.types.length} types from ${url}.`);
}

/** The message says how to mend it, a stack would say nothing. */
pull(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
