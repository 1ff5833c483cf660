import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import {
  buildClientSchema,
  getIntrospectionQuery,
  introspectionFromSchema,
  type IntrospectionQuery,
} from 'graphql';

/** `npm run schema:pull -- <url> <file>`: what a live endpoint says of itself, for `SCHEMA=<file> npm run generate`. */
const [url, path] = process.argv.slice(2);
if (url === undefined || path === undefined)
  fail('Say which endpoint to ask, and where to put its answer: npm run schema:pull -- <url> <file>');
if (!relative('schema', path).startsWith('..'))
  fail(
    `${path} belongs to this project's own contract, which is made from schema/data: choose another file.`,
  );

const authorization = process.env.SCHEMA_AUTHORIZATION;
const response = await fetch(url, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    ...(authorization !== undefined && { Authorization: authorization }),
  },
  body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: true }) }),
});
if (!response.ok)
  fail(
    `${url} answers ${response.status} ${response.statusText}. An endpoint that wants a token gets SCHEMA_AUTHORIZATION.`,
  );

const introspection = introspectionOf(await response.json());
// Printed as our own is, so that a pull of the same contract changes nothing.
await writeFile(
  path,
  `${JSON.stringify(introspectionFromSchema(buildClientSchema(introspection)), null, 2)}\n`,
);
console.log(`${path}: ${introspection.__schema.types.length} types from ${url}.`);

function introspectionOf(answer: unknown): IntrospectionQuery {
  if (typeof answer === 'object' && answer !== null && 'data' in answer) {
    const { data } = answer as { readonly data: IntrospectionQuery | null };
    if (data?.__schema !== undefined) return data;
  }
  fail(`${String(url)} does not answer introspection: ${JSON.stringify(answer).slice(0, 300)}`);
}

/** The message says how to mend it, a stack would say nothing. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
