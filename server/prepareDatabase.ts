import { join } from 'node:path';
import { createAdministrator } from './auth/createAdministrator.ts';
import { hashPassword, verifyPassword } from './auth/passwords.ts';
import type { Config } from './config/Config.ts';
import { loadPassportCipher } from './crypto/loadPassportCipher.ts';
import { TypstEngine } from './documents/engine/TypstEngine.ts';
import { FileDocumentStore } from './documents/store/FileDocumentStore.ts';
import type { Database } from './db/Database.ts';
import { loadDemo } from './demo/loadDemo.ts';
import { migrate } from './db/migrate.ts';
import { keepHonorariaSettings } from './modules/honoraria/index.ts';
import { keepStandardTemplates } from './modules/mergeTemplate/index.ts';
import { tryPassportKeys } from './modules/passport/index.ts';
import { trySecondFactorKeys } from './modules/user/index.ts';
import { sql } from 'kysely';
import { ConfigError, usualDemoPassword } from './config/parseConfig.ts';

interface SharedPassword {
  readonly password_hash: string;
  readonly usernames: string;
}

/** @throws ConfigError where anybody who has read the manual could sign in. */
async function refuseDemoAccounts(database: Database, demoPassword: string): Promise<void> {
  // Demo accounts are made with one hash for all of them, under addresses that nobody can have.
  const { rows } = await sql<SharedPassword>`
    select password_hash, string_agg(username, ', ' order by id) as usernames from users
    where user_email like '%.example' and deactivated_at is null and password_hash is not null
    group by password_hash`.execute(database.kysely);
  for (const { password_hash, usernames } of rows) {
    for (const password of new Set([usualDemoPassword, demoPassword])) {
      if (await verifyPassword(password_hash, password)) throw new ConfigError([problemOf(usernames)]);
    }
  }
}

const problemOf = (usernames: string) =>
  `NODE_ENV is production, and these accounts have the demo password: ${usernames}. ` +
  'Give them others or deactivate them, or begin with a new database.';

export type Accounts = 'demo' | 'own' | 'none';

/** Brings the schema up to date and gives a new database its first accounts; answers whose accounts there are. */
export async function prepareDatabase(database: Database, config: Config, now: Date): Promise<Accounts> {
  const passports = loadPassportCipher(config);
  await migrate(database, { passports });
  await keepHonorariaSettings(database, config.honoraria);
  await tryPassportKeys(database, passports);
  await trySecondFactorKeys(database, passports);
  if (config.environment === 'production') await refuseDemoAccounts(database, config.demo.password);
  const wantsDemo = config.demo.wanted ?? config.environment !== 'production';
  if (await hasUsers(database)) {
    await keepStandardTemplates(database);
    return wantsDemo && (await hasDemo(database)) ? 'demo' : 'own';
  }
  if (wantsDemo) {
    const passwordHash = await hashPassword(config.demo.password);
    const today = now.toISOString().slice(0, 10);
    const engine = new TypstEngine();
    const files = { engine, store: new FileDocumentStore(join(config.dataDir, 'documents')) };
    await database
      .transaction((tx) => loadDemo(tx, { today, passwordHash, passports, files }))
      .finally(() => engine.close());
  } else if (config.administrator) await createAdministrator(database, config.administrator);
  await keepStandardTemplates(database);
  await database.maintain();
  if (wantsDemo) return 'demo';
  return config.administrator ? 'own' : 'none';
}

async function hasUsers(database: Database): Promise<boolean> {
  return (await database.kysely.selectFrom('users').select('id').limit(1).execute()).length > 0;
}

async function hasDemo(database: Database): Promise<boolean> {
  const demo = database.kysely
    .selectFrom('users')
    .select('id')
    .where('user_email', 'like', 'administrator@%.example');
  return (await demo.limit(1).execute()).length > 0;
}
