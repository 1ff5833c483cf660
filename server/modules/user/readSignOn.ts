import { sql } from 'kysely';
import { userRecordScope } from './userScope.ts';
import { isId } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';

interface UserSignOn {
  readonly isAvailable: boolean;
  readonly secondFactorSince: string | null;
  readonly identities: readonly { readonly id: string; readonly objectId: string }[];
}

/** Null where there is no such user that the viewer may see (S1). */
export async function readSignOn(
  { context, viewer }: WriteSession,
  userId: string,
): Promise<UserSignOn | null> {
  if (!isId(userId)) return null;
  const found = await context.reads.value<Omit<UserSignOn, 'isAvailable'>>(sql`
    select json_build_object('secondFactorSince', (select f.since from second_factors f where f.user_id = u.id), 'identities', (
      select coalesce(json_agg(json_build_object(
        'id', i.id::text, 'tenantId', i.tenant_id, 'objectId', i.object_id,
        'dateLinked', i.date_linked, 'lastSignIn', i.last_sign_in) order by i.date_linked desc, i.id desc), '[]')
      from user_identities i where i.user_id = u.id))::text
    from users u where u.id = ${userId}::bigint and ${userRecordScope('u', viewer)}`);
  if (found === null) return null;
  return { ...found, isAvailable: context.signOnDirectory !== null };
}
