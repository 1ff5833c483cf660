import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import { resealSecondFactors, trySecondFactorKeys } from '#server/modules/user/index.ts';
import { testPassportKey, testPassports, testPassword } from '#tests/setup/testDatabase.ts';
import { end, openSecondFactorWorld, outcomeIn, reset, type SecondFactorWorld } from './secondFactorWorld.ts';
import { openSsoWorld } from './ssoWorld.ts';

const somewhere = '{ countries { id } }';
const deactivate = 'mutation ($id: ID!) { deactivateUser(id: $id) { ID } }';
const signOn = 'query ($id: ID!) { userSignOn(user_id: $id) { secondFactorSince } }';

describe('a role that needs a second factor', () => {
  let world: SecondFactorWorld;
  /** An administrator who has set their second factor up on the way in. */
  let administrator: { readonly token: string; readonly secret: string };
  beforeAll(async () => {
    world = await openSecondFactorWorld({ SECOND_FACTOR_ROLES: 'administrator, compliance' });
    const { token, secret } = await enter('administrator');
    administrator = { token, secret };
  });
  afterAll(() => world.test.close());
  beforeEach(async () => {
    world.wait();
    await world.test.database.kysely.deleteFrom('attempts').execute();
  });

  async function enter(username: string) {
    const { data } = await world.login(username);
    const { challenge = '', setUp } = data.login?.secondFactor ?? {};
    const secret = setUp?.secret ?? '';
    const done = await world.complete(challenge, world.codeOf(secret));
    const { authToken, recoveryCodes } = done.data.completeLogin ?? {};
    return { token: authToken ?? '', secret, recoveryCodes };
  }
  const asked = (query: string, variables: object, token: string) =>
    world.test.query<Record<string, unknown>>(query, variables, { token });
  const idOf = async (username: string) => {
    const { rows } = await sql<{
      id: string;
    }>`select id::text from users where username = ${username}`.execute(world.test.database.kysely);
    return rows[0]?.id ?? '';
  };

  it('has it set up at the sign-in, and gives no token before', async () => {
    const { data } = await world.login('compliance');
    expect(data.login).toMatchObject({ authToken: null, refreshToken: null, user: null });
    const { challenge = '', setUp } = data.login?.secondFactor ?? {};
    expect(setUp?.uri).toContain(`secret=${setUp?.secret}`);
    // A code of something else turns nothing on, nor does a recovery code that nobody has.
    for (const code of ['000000', 'abcd-efgh-jkmn-pqrs'])
      expect(outcomeIn(await world.complete(challenge, code))).toBe('SECOND_FACTOR_WRONG');
    expect((await world.login('compliance')).data.login?.secondFactor?.setUp).not.toBeNull();
    const code = world.codeOf(setUp?.secret ?? '');
    const done = await world.complete(challenge, code);
    expect(done.data.completeLogin?.recoveryCodes).toHaveLength(10);
    // S4, and its owner is told: it may have been somebody else with the password.
    const { rows: told } = await sql`
      select a.new_values, m.kind from audits a join outgoing_mails m on m.user_id = a.auditable_id
      where a.auditable_type = 'User' and a.event = 'updated' and a.auditable_id = ${await idOf('compliance')}`.execute(
      world.test.database.kysely,
    );
    expect(told).toEqual([{ new_values: { second_factor: 'on' }, kind: 'SECOND_FACTOR_ON' }]);
    expect(outcomeIn(await asked(somewhere, {}, done.data.completeLogin?.authToken ?? ''))).toBe('ok');
    const again = await world.login('compliance');
    expect(again.data.login?.secondFactor?.setUp).toBeNull();
    // The code that turned it on is used.
    const replayed = await world.complete(again.data.login?.secondFactor?.challenge ?? '', code);
    expect(outcomeIn(replayed)).toBe('SECOND_FACTOR_WRONG');
  });

  it('that two set up at the same time is set up once, and the other one’s code is of no use', async () => {
    await sql`delete from second_factors where user_id = ${await idOf('compliance')}`.execute(
      world.test.database.kysely,
    );
    const [one, two] = [await world.login('compliance'), await world.login('compliance')];
    const finish = ({ data }: typeof one) => {
      const { challenge = '', setUp } = data.login?.secondFactor ?? {};
      return world.complete(challenge, world.codeOf(setUp?.secret ?? ''));
    };
    const three = await world.login('compliance');
    const { kysely } = world.test.database;
    // So that neither is done before the other has begun.
    await sql`create function slow_in_test() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.2); return new; end $$`.execute(kysely);
    await sql`create trigger slow_in_test before insert on second_factors for each row execute function slow_in_test()`.execute(
      kysely,
    );
    const outcomes = (await Promise.all([finish(one), finish(two)])).map(outcomeIn);
    await sql`drop function slow_in_test() cascade`.execute(kysely);
    expect(outcomes.sort()).toEqual(['SECOND_FACTOR_EXPIRED', 'ok']);
    // Begun before by somebody else with the password, it would be theirs.
    expect(outcomeIn(await finish(three))).toBe('SECOND_FACTOR_EXPIRED');
  });

  it('ends the sessions of whoever gets it, on the next call and at the next refresh', async () => {
    const jar = new Map<string, string>();
    const { data } = await world.test.content<{ login: { authToken: string; refreshToken: string } }>(
      `mutation { login(input: {provider: PASSWORD, credentials: {username: "booker", password: "${testPassword}"}}) {
        authToken refreshToken } }`,
      {},
      { jar },
    );
    expect(outcomeIn(await asked(somewhere, {}, data.login.authToken))).toBe('ok');
    const promote =
      'mutation ($id: ID!) { updateUser(input: {id: $id, roles: [booker, compliance]}) { ID } }';
    expect(outcomeIn(await asked(promote, { id: await idOf('booker') }, administrator.token))).toBe('ok');
    expect(outcomeIn(await asked(somewhere, {}, data.login.authToken))).toBe('UNAUTHENTICATED');
    const refreshed = await world.test.content(
      'mutation ($token: String!) { refreshToken(input: {refreshToken: $token}) { authToken } }',
      { token: data.login.refreshToken },
      { jar },
    );
    expect(outcomeIn(refreshed)).toBe('SESSION_ENDED');
  });

  it('keeps it from being turned off', async () => {
    const input = { current_password: testPassword, code: world.codeOf(administrator.secret) };
    const refused = await asked(end, { input }, administrator.token);
    expect(outcomeIn(refused)).toBe('SECOND_FACTOR_REQUIRED');
    const { data } = await asked('{ mySecondFactor { isRequired } }', {}, administrator.token);
    expect(data).toEqual({ mySecondFactor: { isRequired: true } });
  });

  it('lets nobody in who is deactivated between password and code', async () => {
    const holder = await world.enrol('viewer');
    const challenge = await world.challengeOf('viewer');
    expect(outcomeIn(await asked(deactivate, { id: await idOf('viewer') }, administrator.token))).toBe('ok');
    expect(outcomeIn(await world.complete(challenge, world.codeOf(holder.secret)))).toBe(
      'SECOND_FACTOR_EXPIRED',
    );
    expect(outcomeIn(await world.login('viewer'))).toBe('ACCOUNT_DEACTIVATED');
  });

  describe('when somebody has lost it', () => {
    it('is taken away by an administrator: audited, and their sessions end', async () => {
      const holder = await world.enrol('logistics');
      const challenge = await world.challengeOf('logistics');
      const id = await idOf('logistics');
      const known = await asked(signOn, { id }, administrator.token);
      expect(known.data['userSignOn']).not.toEqual({ secondFactorSince: null });
      const done = await asked(reset, { id }, administrator.token);
      expect(done.data).toEqual({ resetUserSecondFactor: { secondFactorSince: null } });
      expect(outcomeIn(await asked(somewhere, {}, holder.token))).toBe('UNAUTHENTICATED');
      expect(outcomeIn(await world.complete(challenge, world.codeOf(holder.secret)))).toBe(
        'SECOND_FACTOR_EXPIRED',
      );
      expect((await world.login('logistics')).data.login?.user?.username).toBe('logistics');
      const { rows } = await sql<{ new_values: unknown; by: string }>`
        select a.new_values, u.username as by from audits a join users u on u.id = a.user_id
        where a.auditable_type = 'User' and a.auditable_id = ${id} order by a.id desc limit 1`.execute(
        world.test.database.kysely,
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.by).toBe('administrator');
      expect(JSON.stringify(rows[0]?.new_values)).toContain('reset');
    });

    it('is taken away by nobody else, nor by oneself', async () => {
      const own = await asked(reset, { id: await idOf('administrator') }, administrator.token);
      expect(outcomeIn(own)).toBe('OWN_SECOND_FACTOR');
      const { data } = await world.login('logistics');
      const other = await asked(reset, { id: await idOf('administrator') }, data.login?.authToken ?? '');
      expect(outcomeIn(other)).toBe('FORBIDDEN');
    });
  });

  it('keeps its secrets when the key changes', async () => {
    const { database } = world.test;
    const [oldKey, newKey] = [Buffer.from(testPassportKey, 'base64'), Buffer.alloc(32, 7)];
    const only = new ColumnCipher(newKey);
    await expect(trySecondFactorKeys(database.kysely, only)).rejects.toThrow('PASSPORT_KEY');
    const job = resealSecondFactors(new ColumnCipher(newKey, [oldKey]));
    expect(await job(database, world.test.clock.now)).toBeGreaterThan(0);
    expect(await job(database, world.test.clock.now)).toBe(0);
    await trySecondFactorKeys(database.kysely, only);
    await expect(trySecondFactorKeys(database.kysely, testPassports)).rejects.toThrow('PASSPORT_KEY');
  });
});

it('whoever signs on through the directory needs no other factor', async () => {
  const world = await openSsoWorld({ SECOND_FACTOR_ROLES: 'viewer' });
  try {
    await world.link('viewer', 'ada@contoso.example');
    const { data } = await world.signIn('ada@contoso.example');
    const token = data.login?.authToken ?? '';
    expect(data.login?.user.username).toBe('viewer');
    expect(outcomeIn(await world.test.query(somewhere, {}, { token }))).toBe('ok');
  } finally {
    await world.close();
  }
});
