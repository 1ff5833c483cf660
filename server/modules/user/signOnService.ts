import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import { endSessions } from '#server/auth/endSessions.ts';
import { isUuid } from '#server/words/isUuid.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { AnyRow, Row } from '#server/db/Row.ts';
import { recordSecondFactor } from '#server/auth/secondFactor/recordSecondFactor.ts';
import { turnOff } from '#server/auth/secondFactor/secondFactors.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { identityTaken, ownSecondFactor, ssoNotConfigured } from '#server/errors/signInErrors.ts';
import { auditChange } from '#server/graphql/write/auditChange.ts';
import { run, select } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { writeScope } from '#server/graphql/write/WritePolicy.ts';
import { userPolicy, userService } from './service.ts';

export interface LinkInput {
  readonly user_id: string;
  readonly object_id: string;
}

/** What the audit calls it. */
const audited = 'microsoft_account';

/** An administrator says whose account it is; an e-mail address never does. Answers the user's id. */
export async function linkIdentity(session: WriteSession, input: LinkInput): Promise<string> {
  const reached = scopeOf(session);
  const { signOnDirectory } = session.context;
  if (signOnDirectory === null) throw ssoNotConfigured();
  const objectId = input.object_id.trim().toLowerCase();
  if (!isUuid(objectId))
    throw validationFailed(
      'input.object_id',
      'An account id looks like 1a2b3c4d-0000-4000-8000-000000000000.',
    );
  return userService.transaction(session, async (write) => {
    const user = await lockUser(write, input.user_id, reached);
    const linked = await run<{ fresh: boolean }>(
      write.tx,
      sql`insert into user_identities (user_id, tenant_id, object_id, linked_by, date_linked)
          values (${input.user_id}::bigint, ${signOnDirectory}::uuid, ${objectId}::uuid, ${write.viewer.id}::bigint, ${write.now.toISOString()}::timestamptz)
          on conflict (tenant_id, object_id) do update set user_id = user_identities.user_id
          where user_identities.user_id = excluded.user_id
          returning xmax = 0 as fresh`,
    );
    if (linked.length === 0) throw identityTaken('input.object_id');
    if (linked[0]?.fresh === true)
      await audit(write, user, { old: { [audited]: null }, new: { [audited]: objectId } });
    return input.user_id;
  });
}

/** Whoever came with that account is signed out with it. Answers the user's id. */
export async function unlinkIdentity(session: WriteSession, id: string): Promise<string> {
  const reached = scopeOf(session);
  return userService.transaction(session, async (write) => {
    const gone = await mustFind('UserIdentity', id, () =>
      run<{ user_id: string; object_id: string }>(
        write.tx,
        sql`delete from user_identities where id = ${id}::bigint returning user_id::text as user_id, object_id::text as object_id`,
      ),
    );
    const user = await lockUser(write, gone.user_id, reached);
    await endSessions(write.tx, { userId: gone.user_id, now: write.now });
    await audit(write, user, { old: { [audited]: gone.object_id }, new: { [audited]: null } });
    return gone.user_id;
  });
}

/**
 * For somebody who has lost what shows the codes: whoever holds it, or a session, is out at once, and the next sign-in
 * takes the password alone, or sets up another one where a role needs it. Answers the user's id.
 */
export async function resetSecondFactor(session: WriteSession, userId: string): Promise<string> {
  const reached = scopeOf(session);
  return userService.transaction(session, async (write) => {
    const user = await lockUser(write, userId, reached);
    if (userId === write.viewer.id) throw ownSecondFactor();
    if (!(await turnOff(write.tx, user.id))) return userId;
    await endSessions(write.tx, { userId, now: write.now });
    await recordSecondFactor(write.tx, { userId, by: write.viewer.id, now: write.now }, 'reset');
    return userId;
  });
}

type Scope = (alias: string) => Sql;

const scopeOf = ({ viewer }: WriteSession): Scope =>
  writeScope(userPolicy, viewer, [], 'change how a user signs in');

const lockUser = (write: Write, id: string, reached: Scope): Promise<Row<'users'>> =>
  mustFind('User', id, () =>
    select(write.tx, 'users', sql`where t.id = ${id}::bigint and ${reached('t')} for update of t`),
  );

/** At the moment of the link, which is not the user's own modification time. */
async function audit(write: Write, user: Row<'users'>, values: { old: AnyRow; new: AnyRow }): Promise<void> {
  const row = { ...user, date_modified: write.now.toISOString() };
  await auditChange(write, userService.definition, row, { event: 'updated', ...values });
}
