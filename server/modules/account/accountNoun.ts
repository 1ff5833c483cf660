import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { operation } from '#server/graphql/access/Operation.ts';
import { mySessionEntity } from './mySessionEntity.ts';
import { accountMutations } from './resolvers.ts';
import { mySecondFactorQuery, secondFactorMutations } from './secondFactorResolvers.ts';
import { myPasswordHash } from './service.ts';

const hasPassword = operation('signedIn', async (session) => (await myPasswordHash(session)) !== null);

/** One's own account: the sessions it is open in, its name and its password. */
export const accountNoun = defineNoun({
  folder: 'account',
  entity: mySessionEntity,
  // More than anybody has; a program that never signs out must not make the page endless.
  list: { defaultOrder: [{ column: 'REFRESHED_AT', order: 'DESC' }], first: 50 },
  queries: { hasPassword, mySecondFactor: mySecondFactorQuery },
  mutations: { ...accountMutations, ...secondFactorMutations },
});
