import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from './config/parseConfig.ts';
import { databaseOptions } from './databaseOptions.ts';
import { DirectoryInUse } from './db/pglite/directoryLock.ts';
import { openDatabase } from './db/openDatabase.ts';
import { brokenTemplates, inWords } from './modules/mergeTemplate/index.ts';

/** After `npm run generate`: names what templates of the configured database use and the contract does not have. */
async function checkTemplates(): Promise<void> {
  const config = parseConfig(process.env);
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'database'))) return;
  const database = await openDatabase(databaseOptions(config));
  try {
    const broken = await brokenTemplates(database);
    if (broken.length === 0) return;
    console.warn('Templates use fields that the contract does not have:');
    for (const each of broken) console.warn(`  ${inWords(each)}`);
  } finally {
    await database.close();
  }
}

/** A word of warning: what was generated is right without it. */
checkTemplates().catch((error: unknown) => {
  const why =
    error instanceof DirectoryInUse ? 'the server is running, and says it when it starts' : String(error);
  console.warn(`Templates were not checked against the contract: ${why}.`);
});
