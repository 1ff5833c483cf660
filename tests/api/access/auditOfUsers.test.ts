import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#server/access/roleTable.ts';
import { records, unique } from '#tests/factories/records.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import type { Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { startApi, type Api } from '../startApi.ts';
import { updating } from '../mutations.ts';

/** An account's e-mail address is told to administrators and its owner, and the log is no way around that. */

let api: Api;
let id: string;
const [first, second] = [`first.${unique()}@clinic.example`, `second.${unique()}@clinic.example`];
beforeAll(async () => {
  api = await startApi();
  const { ask } = api.as('administrator');
  // Without a name: it goes by its username, which single sign-on takes from the directory.
  ({ id } = await records(ask).user({ username: first, user_email: first, password: testPassword }));
  const change = updating('User');
  await ask(change, { input: { id, user_email: second, roles: ['viewer'] } });
});
afterAll(() => api.close());

const log = `query ($id: Mixed) { audits(first: 20, whereConditions: { AND: [
  { column: AUDITABLE_TYPE, value: "User" }, { column: AUDITABLE_ID, value: $id } ] }) {
  data { event model oldValues newValues } } }`;
const told = async (who: Client): Promise<string> => JSON.stringify(await who.ask(log, { id }));
const found = async (who: Client): Promise<number> => {
  const { audits } = await who.ask(
    `query ($like: Mixed) { audits(first: 1, whereConditions: { column: MODEL, operator: LIKE, value: $like }) {
      paginatorInfo { total } } }`,
    { like: `${first.slice(0, 12)}%` },
  );
  return (audits as { paginatorInfo: { total: number } }).paginatorInfo.total;
};

describe('the log of an account', () => {
  it('has the addresses for administrators', async () => {
    const text = await told(api.as('administrator'));
    for (const address of [first, second]) expect(text).toContain(address);
    expect(await found(api.as('administrator'))).toBeGreaterThan(0);
  });

  it.each(['global_manager', 'compliance'] as const)(
    'tells a %s what was done, and of the addresses only that they changed',
    async (role) => {
      const text = await told(api.as(role));
      expect(text).toContain(`"model":"User ${id}"`);
      expect(text).toMatch(/user_email[^,]*•••/);
      expect(text).toContain('viewer');
    },
  );

  it.each(roles.filter((role) => role !== 'administrator'))(
    'is no way to an address for a %s',
    async (role) => {
      const who = await somebody(api, [role], 'DE');
      expect(await told(who)).not.toContain('@clinic.example');
      expect(await found(who)).toBe(0);
      const { user } = await who.ask('query ($id: ID!) { user(ID: $id) { fullName userEmail username } }', {
        id,
      });
      expect(JSON.stringify(user)).not.toContain('@');
    },
  );
});
