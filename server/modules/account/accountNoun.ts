import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { sessionOf } from '#server/graphql/write/writeResolvers.ts';
import { mySessionEntity } from './mySessionEntity.ts';
import { accountMutations } from './resolvers.ts';
import { myPasswordHash } from './service.ts';

const hasPassword = async (_root: unknown, _none: unknown, context: RequestContext): Promise<boolean> =>
  (await myPasswordHash(sessionOf(context))) !== null;

/** One's own account: the sessions it is open in, its name and its password. */
export const accountNoun = defineNoun({
  folder: 'account',
  entity: mySessionEntity,
  // More than anybody has; a program that never signs out must not make the page endless.
  list: { defaultOrder: [{ column: 'REFRESHED_AT', order: 'DESC' }], first: 50 },
  queries: { hasPassword },
  mutations: accountMutations,
});
