import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServerDatabase, type ServerDatabase } from '#tests/setup/serverDatabase.ts';
import { problemOf, refuseUnfitServer } from './refuseUnfitServer.ts';

describe('a start names the setting whose server', () => {
  let server: ServerDatabase;
  beforeEach(async () => {
    server = await createServerDatabase();
  });
  afterEach(() => server.drop());
  const start = (url = server.url) => refuseUnfitServer(url, 'DATABASE_URL');

  it('takes no writes', async () => {
    await start();
    await server.run(
      `do 'begin execute format($$alter database %I set default_transaction_read_only = on$$, current_database()); end'`,
    );
    await expect(start()).rejects.toThrow(
      /^DATABASE_URL leads to no database that can be used: it takes no writes, as a standby does\.$/,
    );
  });

  it('gives its role no right to make tables', async () => {
    const role = `reader_${new URL(server.url).pathname.slice(-12)}`;
    await server.run(`create role ${role} login`);
    const url = new URL(server.url);
    url.username = role;
    await expect(start(url.href)).rejects.toThrow('its role may not create tables there');
    await server.run(`drop role ${role}`);
  });

  it('is too old, or has not all letters', () => {
    const facts = { version: 15, encoding: 'UTF8', isReadOnly: false, makesTables: true };
    expect(problemOf(facts)).toBeNull();
    expect(problemOf({ ...facts, version: 14 })).toBe('it is Postgres 14, and 15 or later is needed');
    expect(problemOf({ ...facts, encoding: 'LATIN1' })).toMatch(/^its encoding is LATIN1/);
  });
});
