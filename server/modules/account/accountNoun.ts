import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { ofInput, operation, type Operations } from '#server/graphql/access/Operation.ts';
import {
  changeMyPassword,
  endMyOtherSessions,
  endMySession,
  myPasswordHash,
  updateMyProfile,
} from './service.ts';
import { sql } from 'kysely';
import { isOwn } from '#server/access/countries.ts';
import { and } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { userEntity } from '../user/index.ts';
import {
  beginMySecondFactor,
  confirmMySecondFactor,
  endMySecondFactor,
  mySecondFactor,
  renewMyRecoveryCodes,
} from './secondFactorService.ts';

const mySecondFactorQuery = operation('signedIn', mySecondFactor);

/** One's own second factor. */
const secondFactorMutations: Operations = {
  beginMySecondFactor: operation('signedIn', ofInput(beginMySecondFactor)),
  confirmMySecondFactor: operation('signedIn', ofInput(confirmMySecondFactor)),
  renewMyRecoveryCodes: operation('signedIn', ofInput(renewMyRecoveryCodes)),
  endMySecondFactor: operation('signedIn', ofInput(endMySecondFactor)),
};

const accountMutations: Operations = {
  updateMyProfile: actionResolver('signedIn', userEntity, ofInput(updateMyProfile)),
  changeMyPassword: operation('signedIn', ofInput(changeMyPassword)),
  endMySession: operation('signedIn', (session, { session_id }: { readonly session_id: string }) =>
    endMySession(session, session_id),
  ),
  endMyOtherSessions: operation('signedIn', endMyOtherSessions),
};

/** One's own open sessions. */
const mySessionEntity: Entity = {
  type: 'MySession',
  table: 'sessions',
  scope: (alias, viewer) =>
    and([
      isOwn(sql.id(alias, 'user_id'), viewer),
      sql`${sql.id(alias, 'revoked_at')} is null`,
      sql`${sql.id(alias, 'expires_at')} > coalesce(nullif(current_setting('convene.now', true), '')::timestamptz, now())`,
    ]),
  fields: {
    sessionId: (alias) => sql`${sql.id(alias, 'id')}::text`,
    isCurrent: (alias, viewer) => sql`(${sql.id(alias, 'id')}::text = ${viewer.sessionId})`,
    dateStarted: (alias) => sql.id(alias, 'issued_at'),
    dateLastUsed: (alias) => sql.id(alias, 'refreshed_at'),
  },
};

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
