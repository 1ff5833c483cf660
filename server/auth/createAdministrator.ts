import { recordAudit } from '../audit/recordAudit.ts';
import type { AdministratorConfig } from '../config/Config.ts';
import { ConfigError } from '../config/parseConfig.ts';
import type { Tx } from '../db/rows.ts';
import { cleanName, emailProblem } from './accountNames.ts';
import { passwordProblem } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';

const username = 'administrator';

/**
 * The first account of an installation without demo data; without it nobody could ever sign in.
 * @throws ConfigError for an address or a password that nobody should have.
 */
export async function createAdministrator(tx: Tx, { email, password }: AdministratorConfig): Promise<void> {
  const hidden = emailProblem(email);
  if (hidden !== null) throw new ConfigError([`ADMIN_EMAIL is not good: ${hidden.message}`]);
  const problem = await passwordProblem(password, [username, email]);
  if (problem !== null) throw new ConfigError([`ADMIN_PASSWORD is not good: ${problem}`]);
  const passwordHash = await hashPassword(password);
  const { id } = await tx
    .insertInto('users')
    .values({
      username,
      user_email: cleanName(email),
      password_hash: passwordHash,
      password_change_due: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('user_roles').values({ user_id: id, role: 'administrator' }).execute();
  await recordAudit(tx, {
    type: 'User',
    id,
    event: 'created',
    name: username,
    new: { username, roles: ['administrator'] },
    userId: null,
  });
}
