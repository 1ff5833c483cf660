const header = 'x-request-id';

/** The request id of a failed call, wherever the transport put it; what support asks for first. */
export function requestIdOf(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > 4) return undefined;
  const { requestId, response, extensions, body, details, networkError, graphQLErrors, cause } =
    error as Readonly<Record<string, unknown>>;
  if (typeof requestId === 'string') return requestId;
  if (response instanceof Response) return response.headers.get(header) ?? undefined;
  const first: unknown = Array.isArray(graphQLErrors) ? graphQLErrors[0] : undefined;
  for (const inner of [extensions, first, body, details, networkError, cause]) {
    const found = requestIdOf(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}
