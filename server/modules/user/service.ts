import { endSessions } from '../../auth/endSessions.ts';
import { sql } from '../../db/sql.ts';
import { lastAdministrator, taken } from '../../graphql/errors.ts';
import { columnText } from '../../graphql/write/Json.ts';
import { exists, run } from '../../graphql/write/rows.ts';
import { syncLinks } from '../../graphql/write/syncLinks.ts';
import type { Write } from '../../graphql/write/WriteDefinition.ts';
import { Writes } from '../../graphql/write/Writes.ts';

import { userPolicy } from './policy.ts';
import { withPasswordHash } from './withPasswordHash.ts';

export const userService = new Writes({
  type: 'User',
  table: 'users',
  noun: 'user',
  policy: userPolicy,
  nameOf: (row) => columnText(row, 'full_name'),
  required: ['username', 'user_email'],
  json: ['options'],
  lists: ['options'],
  secret: ['password_hash', 'preferences'],
  unversioned: ['preferences'],
  constraints: {
    users_username: (path) => taken(`${path}.username`),
    users_email: (path) => taken(`${path}.user_email`),
  },
  // S4: role changes are part of the audited change.
  parts: [
    syncLinks({ key: 'roles', table: 'user_roles', near: 'user_id', far: 'role' }),
    syncLinks({
      key: 'countries',
      table: 'user_countries',
      near: 'user_id',
      far: 'country_id',
      type: 'Country',
    }),
  ],
  prepare: withPasswordHash,
  lock: lockAdministrators,
  afterWrite: async (write, change) => {
    await keepAnAdministrator(write, `${change.path}.roles`);
    // A new password ends what was opened with the old one (S7).
    if (change.values['password_hash'] !== undefined)
      await endSessions(write.tx, { userId: change.id, now: write.now });
  },
});

/** Two administrators who demote each other at once must not both succeed. */
async function lockAdministrators(write: Write): Promise<void> {
  await run(write.tx, sql`select 1 from user_roles where role = 'administrator' order by user_id for update`);
}

async function keepAnAdministrator(write: Write, path: string): Promise<void> {
  if (!(await exists(write.tx, sql`select 1 from user_roles where role = 'administrator'`)))
    throw lastAdministrator(path);
}
