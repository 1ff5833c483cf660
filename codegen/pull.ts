import { writeFile } from 'node:fs/promises';
import {
  buildClientSchema,
  getIntrospectionQuery,
  introspectionFromSchema,
  type IntrospectionQuery,
} from 'graphql';

/** `npm run schema:pull -- <url> [file]`: what a live endpoint says of itself, in place of the contract's introspection. */
const [url, path = 'schema/introspection.json'] = process.argv.slice(2);
if (url === undefined) throw new Error('Say which endpoint to ask: npm run schema:pull -- <url> [file]');

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
  throw new Error(
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
  throw new Error(`${url} does not answer introspection: ${JSON.stringify(answer).slice(0, 300)}`);
}
