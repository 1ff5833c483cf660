import { randomBytes } from 'node:crypto';
import { copyMigratedOnServer, databaseUrl } from './testDatabase.ts';
import { runOn } from './withClient.ts';

export interface ServerDatabase {
  readonly url: string;
  readonly run: (text: string) => Promise<readonly Record<string, unknown>[]>;
  readonly drop: () => Promise<void>;
}

/** An empty database for a server process, on the server that the API tests run on unless another is named. */
export async function createServerDatabase(
  serverUrl = process.env['TEST_DATABASE_URL'],
): Promise<ServerDatabase> {
  return createBy(serverUrl, (server, name) => runOn(server, `create database ${name}`));
}

/** The same with all tables, as a server has left it that was stopped before it had an account. */
export const createMigratedServerDatabase = (): Promise<ServerDatabase> =>
  createBy(process.env['TEST_DATABASE_URL'], copyMigratedOnServer);

async function createBy(
  serverUrl: string | undefined,
  create: (serverUrl: string, name: string) => Promise<unknown>,
): Promise<ServerDatabase> {
  if (!serverUrl) throw new Error('TEST_DATABASE_URL names no server.');
  const name = `process_${randomBytes(6).toString('hex')}`;
  await create(serverUrl, name);
  const url = databaseUrl(serverUrl, name);
  return {
    url,
    run: (text) => runOn(url, text),
    drop: async () => void (await runOn(serverUrl, `drop database if exists ${name} with (force)`)),
  };
}
