import { createAdministrator } from './auth/createAdministrator.ts';
import { hashPassword } from './auth/passwords.ts';
import { refuseDemoAccounts } from './auth/refuseDemoAccounts.ts';
import type { Config } from './config/Config.ts';
import { loadPassportCipher } from './crypto/loadCiphers.ts';
import { TypstEngine } from './documents/engine/TypstEngine.ts';
import { loadDocumentStore } from './documents/store/loadDocumentStore.ts';
import type { Database } from './db/Database.ts';
import { loadDemo } from './demo/loadDemo.ts';
import { migrate } from './db/migrate.ts';
import { tryPassportFiles } from './modules/documentRun/index.ts';
import { keepHonorariaSettings } from './modules/honoraria/index.ts';
import { keepStandardTemplates } from './modules/mergeTemplate/index.ts';
import { tryPassportKeys } from './modules/passport/index.ts';
import { trySecondFactorKeys } from './modules/user/index.ts';

export type Accounts = 'demo' | 'own' | 'none';

/** Brings the schema up to date and gives a new database its first accounts; answers whose accounts there are. */
export async function prepareDatabase(database: Database, config: Config, now: Date): Promise<Accounts> {
  const passports = loadPassportCipher(config);
  await migrate(database, { passports });
  await keepHonorariaSettings(database, config.honoraria);
  await tryPassportKeys(database, passports);
  const store = loadDocumentStore(config);
  await tryPassportFiles(database, store);
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
    const files = { engine, store };
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
