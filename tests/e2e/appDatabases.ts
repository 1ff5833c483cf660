import { randomBytes } from 'node:crypto';
import { copyOf } from '../setup/copyOf.ts';
import { runOn, withClient } from '../setup/withClient.ts';

/** Databases of the app on the server that TEST_DATABASE_URL names, each a copy of the run's base. */

const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL names no server.');
  return url;
};

export const databaseUrl = (name: string): string => new URL(`/${name}`, serverUrl()).href;

/** Answers the name of a new database: a copy of `template`, else empty. */
export async function createDatabase(template?: string): Promise<string> {
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl(), template === undefined ? `create database ${name}` : copyOf(template, name));
  return name;
}

export const dropDatabase = async (name: string): Promise<void> =>
  void (await runOn(serverUrl(), `drop database if exists ${name} with (force)`));

/** Until none is left that the server of this database works on. */
export async function tasksEnd(name: string): Promise<void> {
  await withClient(databaseUrl(name), async (client) => {
    const left = () => client.query("select from tasks where state in ('WAITING', 'RUNNING')");
    while ((await left()).rowCount !== 0) await new Promise((resolve) => setTimeout(resolve, 100));
  });
}
