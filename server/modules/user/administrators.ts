import { sql } from 'kysely';
import { and, type Sql } from '#server/db/conditions.ts';
import { lastAdministrator, ownAccount, ownAdministratorRole } from '#server/errors/signInErrors.ts';
import { exists, run } from '#server/db/rows.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';

/** The one without whom nobody could manage users. */
export const isLastAdministrator = (alias: string): Sql =>
  and([
    sql`${sql.id(alias, 'deactivated_at')} is null`,
    holdsRole(alias),
    sql`not exists (select 1 from users other where other.id <> ${sql.id(alias, 'id')} and other.deactivated_at is null and ${holdsRole('other')})`,
  ]);

function holdsRole(alias: string): Sql {
  const held = `${alias}_held`;
  return sql`exists (select 1 from user_roles ${sql.id(held)} where ${sql.id(held, 'user_id')} = ${sql.id(alias, 'id')} and ${sql.id(held, 'role')} = 'administrator')`;
}

/** Two administrators who demote or deactivate each other at once must not both succeed. */
export async function lockAdministrators(write: Write): Promise<void> {
  await run(write.tx, sql`select 1 from user_roles where role = 'administrator' order by user_id for update`);
}

/** What may be done to an administrator's account; asked after the lock, by the conditions that `can` tells. */
export async function keepAdministrators(write: Write, change: Change<'users'>): Promise<void> {
  if (change.id === null) return;
  const is = (condition: Sql) =>
    exists(write.tx, sql`select 1 from users t where t.id = ${change.id} and ${condition}`);
  const { roles } = change.input;
  const path = `${change.path}.roles`;
  const deactivates = typeof change.values.deactivated_at === 'string';
  const demotes = roles !== undefined && !(Array.isArray(roles) && roles.includes('administrator'));
  if (deactivates && change.id === write.viewer.id) throw ownAccount();
  if ((deactivates || demotes) && (await is(isLastAdministrator('t')))) throw lastAdministrator(path);
  if (demotes && change.id === write.viewer.id && (await is(holdsRole('t'))))
    throw ownAdministratorRole(path);
}
