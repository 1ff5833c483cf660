import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { run, type Tx } from '#server/db/rows.ts';
import type { Identity } from './identityOf.ts';

interface Created {
  readonly user_id: string;
  readonly full_name: string;
}

/**
 * A user without roles and without a password. Null where the name or the address belongs to somebody already: whether
 * that is the same person is for an administrator to say, and a username that is another one's address would shadow
 * that person at the password sign-in.
 */
export async function createUser(tx: Tx, identity: Identity): Promise<Created | null> {
  const { email, firstName, lastName, tenantId, objectId } = identity;
  const username = identity.username ?? email;
  if (email === null || username === null) return null;
  const [created] = await run<Created>(
    tx,
    sql`insert into users (username, user_email, first_name, last_name)
        select ${username}, ${email}, ${firstName}, ${lastName}
        where not exists (
          select 1 from users u where lower(u.username) in (lower(${username}), lower(${email}))
            or lower(u.user_email) in (lower(${username}), lower(${email})))
        on conflict do nothing
        returning id::text as user_id, full_name`,
  );
  if (created === undefined) return null;
  await run(
    tx,
    sql`insert into user_identities (user_id, tenant_id, object_id)
        values (${created.user_id}::bigint, ${tenantId}::uuid, ${objectId}::uuid)`,
  );
  await recordAudit(tx, {
    type: 'User',
    id: created.user_id,
    event: 'created',
    name: created.full_name,
    old: null,
    new: {
      username,
      user_email: email,
      first_name: firstName,
      last_name: lastName,
      roles: [],
      microsoft_account: objectId,
    },
    userId: null,
    countryId: null,
    at: null,
  });
  return created;
}
