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
}).catch((error: unknown) => fail(`${url} does not answer: ${reasonOf(error)}.`));
if (!response.ok)
  fail(
    `${url} answers ${response.status} ${response.statusText}. An endpoint that wants a token gets SCHEMA_AUTHORIZATION.`,
  );

const text = await response.text();
const introspection = introspectionOf(parsed(text));
// Printed as our own is, so that a pull of the same contract changes nothing.
await writeFile(
  path,
  `${JSON.stringify(introspectionFromSchema(buildClientSchema(introspection)), null, 2)}\n`,
);
console.log(`${path}: ${introspection.__schema.types.length} types from ${url}.`);

/** The answer itself where it is no JSON: the page of a web server. */
function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return answer;
  }
}

/** What fetch says of itself is only that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && cause.message !== '') return cause.message;
  return error instanceof Error ? error.message : String(error);
}

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
