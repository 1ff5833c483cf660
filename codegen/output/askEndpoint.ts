import {
  buildClientSchema,
  getIntrospectionQuery,
  introspectionFromSchema,
  type IntrospectionQuery,
} from 'graphql';

/**
 * What a live endpoint says of itself, printed as our own contract is, so that the same one is the same text.
 * @throws with what is wrong with the endpoint, or with its answer, in words.
 */
export async function askEndpoint(url: string, authorization: string | undefined): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(authorization !== undefined && { Authorization: authorization }),
    },
    body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: true }) }),
  }).catch((error: unknown) => {
    throw new Error(`${url} does not answer: ${reasonOf(error)}.`);
  });
  if (!response.ok)
    throw new Error(
      `${url} answers ${response.status} ${response.statusText}. An endpoint that wants a token gets SCHEMA_AUTHORIZATION.`,
    );
  const answer = parsed(await response.text());
  if (!isIntrospection(answer))
    throw new Error(`${url} does not answer introspection: ${JSON.stringify(answer).slice(0, 300)}`);
  return `${JSON.stringify(introspectionFromSchema(buildClientSchema(answer.data)), null, 2)}\n`;
}

/** The answer itself where it is no JSON: the page of a web server. */
function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return answer;
  }
}

const isIntrospection = (answer: unknown): answer is { readonly data: IntrospectionQuery } =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  typeof answer.data === 'object' &&
  answer.data !== null &&
  '__schema' in answer.data;

/** What fetch says of itself is only that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && cause.message !== '') return cause.message;
  return error instanceof Error ? error.message : String(error);
}
