import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { isDatabaseError } from '#server/db/isDatabaseError.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { cleanName, emailProblem, usernameProblem } from '../accountNames.ts';
import type { Identity } from './identityOf.ts';

interface Created {
  readonly user_id: string;
  readonly full_name: string;
}

/**
 * A user without roles and without a password. Null where the name or the address belongs to somebody already: whether
 * that is the same person is for an administrator to say. Null too where nobody here may be called so.
 */
export async function createUser(tx: Tx, identity: Identity): Promise<Created | null> {
  const { firstName, lastName, tenantId, objectId } = identity;
  const [email, username] = [identity.email, identity.username ?? identity.email];
  if (email === null || username === null) return null;
  if (emailProblem(email) !== null || usernameProblem(username) !== null) return null;
  const names = { username: cleanName(username), email: cleanName(email) };
  const created = await insertUser(tx, { ...names, firstName, lastName });
  if (created === null) return null;
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
    new: {
      username: names.username,
      user_email: names.email,
      first_name: firstName,
      last_name: lastName,
      roles: [],
      microsoft_account: objectId,
    },
    userId: null,
  });
  return created;
}

interface NewUser extends Pick<Identity, 'firstName' | 'lastName'> {
  readonly username: string;
  readonly email: string;
}

/** Null where a name is taken: nothing more can be done in this transaction then. */
async function insertUser(
  tx: Tx,
  { username, email, firstName, lastName }: NewUser,
): Promise<Created | null> {
  try {
    const [created] = await run<Created>(
      tx,
      sql`insert into users (username, user_email, first_name, last_name)
          values (${username}, ${email}, ${firstName}, ${lastName})
          returning id::text as user_id, full_name`,
    );
    return created ?? null;
  } catch (error) {
    if (isDatabaseError(error) && error.constraint?.startsWith('account_names_')) return null;
    throw error;
  }
}
