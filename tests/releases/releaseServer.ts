import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/Database.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { databaseUrl } from '../setup/testDatabase.ts';
import { runOn } from '../setup/withClient.ts';
import type { Release } from './releases.ts';
import { restoreDump } from './restoreDump.ts';

export interface ReleaseServer {
  /** The data of a release as it was left, on the day of its demo data; null: nothing yet. */
  open(release: Release | null): Promise<Database>;
  close(): Promise<void>;
}

/** Databases of the server that the API tests run on. */
export function releaseServer(): ReleaseServer {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) throw new Error('TEST_DATABASE_URL names no server.');
  const opened: { readonly name: string; readonly database: Database }[] = [];
  return {
    open: async (release) => {
      const name = `release_${randomBytes(6).toString('hex')}`;
      await runOn(serverUrl, `create database ${name}`);
      const url = databaseUrl(serverUrl, name);
      if (release) await restoreDump(url, release.path);
      const database = await openDatabase({ url, poolSize: 4, ...(release && { now: noonOf(release) }) });
      opened.push({ name, database });
      return database;
    },
    close: async () => {
      for (const { name, database } of opened) {
        await database.close();
        await runOn(serverUrl, `drop database ${name} with (force)`);
      }
    },
  };
}

export const noonOf = ({ day }: Release): string => `${day}T12:00:00.000Z`;
