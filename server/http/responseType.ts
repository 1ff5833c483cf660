import type { FastifyRequest } from 'fastify';

const named = 'application/graphql-response+json';

/** The media type of GraphQL's own, for whoever names it; everybody else is answered in plain JSON. */
export function responseType({ headers }: FastifyRequest): string | null {
  return headers.accept?.includes(named) ? `${named}; charset=utf-8` : null;
}
