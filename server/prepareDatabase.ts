import type { Kysely } from 'kysely';
import { createAdministrator } from './auth/createAdministrator.ts';
import { hashPassword, verifyPassword } from './auth/passwords.ts';
import { refuseDemoAccounts } from './auth/refuseDemoAccounts.ts';
import type { Config } from './config/Config.ts';
import { tryingKey } from './crypto/loadCiphers.ts';
import { TypstEngine } from './documents/engine/TypstEngine.ts';
import { loadDocumentStore } from './documents/store/loadDocumentStore.ts';
import type { Database } from './db/Database.ts';
import type { DemoFiles } from './demo/approvals.ts';
import { type DemoOptions, loadDemo } from './demo/loadDemo.ts';
import { queueDocuments } from './demo/queueDocuments.ts';
import { migrateWithin, waitForOtherStarts } from './db/migrate.ts';
import type { Tx } from './db/rows.ts';
import type { Tables } from './db/tables/Tables.ts';
import { tryPassportFiles } from './modules/documentRun/index.ts';
import { keepHonorariaSettings } from './modules/honoraria/index.ts';
import { keepStandardTemplates } from './modules/mergeTemplate/index.ts';
import { tryPassportKeys } from './modules/passport/index.ts';
import { trySecondFactorKeys } from './modules/user/index.ts';

/** `demoOfBefore`: those of the demo, which have another password than the settings say now. */
export type Accounts = 'demo' | 'demoOfBefore' | 'own' | 'none';

/** Brings the schema up to date and gives a new database its first accounts; answers whose accounts there are. */
export async function prepareDatabase(database: Database, config: Config, now: Date): Promise<Accounts> {
  // What refuses the start leaves the database to the version before.
  const passports = await tryingKey(config, (cipher) =>
    database.transaction(async (tx) => {
      await migrateWithin(tx, { passports: cipher });
      await tryPassportKeys(tx, cipher);
      await trySecondFactorKeys(tx, cipher);
      if (config.environment === 'production') await refuseDemoAccounts(tx, config.demo.password);
      return cipher;
    }),
  );
  await keepHonorariaSettings(database, config.honoraria);
  const store = loadDocumentStore(config);
  await tryPassportFiles(database, store);
  const wantsDemo = config.demo.wanted ?? config.environment !== 'production';
  const isNew = !(await hasUsers(database.kysely));
  if (isNew) {
    const today = now.toISOString().slice(0, 10);
    await database.transaction((tx) =>
      makeFirstAccounts(tx, config, wantsDemo ? { now, today, passports, store } : null),
    );
  }
  await keepStandardTemplates(database);
  if (isNew) await database.maintain();
  if (!(await hasUsers(database.kysely))) return 'none';
  return wantsDemo ? accountsOfDemo(database, config.demo.password) : 'own';
}

type Demo = Pick<DemoOptions, 'today' | 'passports'> & Pick<DemoFiles, 'store'> & { readonly now: Date };

/** Unless another process, started at the same time, has made them by now. */
async function makeFirstAccounts(tx: Tx, config: Config, demo: Demo | null): Promise<void> {
  await waitForOtherStarts(tx);
  if (await hasUsers(tx)) return;
  if (demo === null) {
    if (config.administrator) await createAdministrator(tx, config.administrator);
    return;
  }
  const { now, today, passports, store } = demo;
  const passwordHash = await hashPassword(config.demo.password);
  const engine = new TypstEngine();
  const files = { engine, store };
  await loadDemo(tx, { today, passwordHash, passports, files }).finally(() => engine.close());
  await queueDocuments(tx, now);
}

const hasUsers = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).execute()).length > 0;

async function accountsOfDemo(database: Database, password: string): Promise<Accounts> {
  const demo = await database.kysely
    .selectFrom('users')
    .select('password_hash')
    .where('user_email', 'like', 'administrator@%.example')
    .limit(1)
    .executeTakeFirst();
  if (demo === undefined) return 'own';
  return (await verifyPassword(demo.password_hash, password)) ? 'demo' : 'demoOfBefore';
}
