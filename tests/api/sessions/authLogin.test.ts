import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { roles } from '#server/access/roleTable.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testNow, testPassword } from '#tests/setup/testDatabase.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<{ readonly verify: typeof verify }>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

const login = `mutation LoginMutation($username: String!, $password: String!) {
  logout(input: {}) { status }
  login(input: {provider: PASSWORD, credentials: {username: $username, password: $password}, clientMutationId: "7"}) {
    authToken authTokenExpiration refreshToken refreshTokenExpiration clientMutationId
    user { id username email nameTitle firstName lastName options preferences roles { nodes { name } } countries { nodes { id name } } }
  }
}`;

interface Login {
  readonly logout: { readonly status: string };
  readonly login: {
    readonly authToken: string;
    readonly authTokenExpiration: string;
    readonly refreshToken: string;
    readonly refreshTokenExpiration: string;
    readonly clientMutationId: string;
    readonly user: { readonly username: string; readonly email: string; readonly options: string } & Readonly<
      Record<string, unknown>
    >;
  } | null;
}

describe('signing in with a password', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { AUTH_TOKEN_SECONDS: '300' } });
  });
  afterAll(() => test.close());

  const signIn = (username: string, password = testPassword, headers = {}) =>
    test.content<Login>(login, { username, password }, { headers });

  it.each(roles)('answers the session of %s in the shape of spec §7', async (role) => {
    const { data, errors } = await signIn(role);
    expect(errors).toBeUndefined();
    const now = Date.parse(testNow) / 1000;
    expect(data.logout.status).toBe('SUCCESS');
    expect(data.login).toMatchObject({ authTokenExpiration: String(now + 300), clientMutationId: '7' });
    expect(Number(data.login?.refreshTokenExpiration)).toBeGreaterThan(now + 300);
    expect(data.login?.user).toMatchObject({ username: role, roles: { nodes: [{ name: role }] } });
    expect(JSON.parse(data.login?.user.options ?? '')).toBeTypeOf('object');
  });

  it('takes the e-mail address too, in any case', async () => {
    const first = await signIn('booker');
    const second = await signIn(first.data.login?.user.email.toUpperCase() ?? '');
    expect(second.data.login?.user.username).toBe('booker');
  });

  it('lists the countries of a user by name', async () => {
    const { data } = await signIn('country_manager');
    expect(data.login?.user['countries']).toMatchObject({
      nodes: [{ name: 'Austria' }, { name: 'Germany' }, { name: 'Switzerland' }],
    });
  });

  it('says so where there is no user to answer with, and blames no password (spec §5)', async () => {
    const { kysely } = test.database;
    await sql`insert into users (username, user_email, password_hash)
      select 'vanishing', 'vanishing@convene.example', password_hash from users where username = 'viewer'`.execute(
      kysely,
    );
    // Somebody removes the account at the moment of the sign-in.
    await sql`create function remove_vanishing() returns trigger language plpgsql as
      $$ begin delete from users where id = new.user_id and username = 'vanishing'; return null; end $$`.execute(
      kysely,
    );
    await sql`create constraint trigger vanish after insert on sessions initially deferred
      for each row execute function remove_vanishing()`.execute(kysely);
    const { data, errors } = await signIn('vanishing');
    expect(data.login).toBeNull();
    expect(errors?.map(({ message, extensions }) => [extensions.code, message])).toEqual([
      ['USER_MISSING', 'The sign-in went through, but there is no user to it. Please try again.'],
    ]);
  });

  it('answers alike for an unknown account and a wrong password (S7)', async () => {
    const unknown = await signIn('nobody');
    const wrong = await signIn('viewer', 'not the password');
    expect(unknown.errors).toEqual(wrong.errors);
    expect(unknown.status).toBe(wrong.status);
    expect(wrong.data.login).toBeNull();
    expect(wrong.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
  });

  it('hashes as much for an unknown account as for a wrong password, so both take as long (S7)', async () => {
    const costOf = async (name: string) => {
      vi.mocked(verify).mockClear();
      await signIn(name, 'not the password');
      return vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$'));
    };
    await test.database.kysely
      .updateTable('users')
      .set({ password_hash: await hashPassword('a usual one') })
      .where('username', '=', 'logistics')
      .execute();
    const wrong = await costOf('logistics');
    expect(wrong).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(await costOf('nobody at all')).toEqual(wrong);
  });

  it('stores neither password nor refresh token as they are (S7)', async () => {
    const { data } = await signIn('compliance');
    const tokens = await test.database.kysely.selectFrom('session_tokens').selectAll().execute();
    const users = await test.database.kysely
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', 'compliance')
      .execute();
    expect(tokens.length).toBeGreaterThan(0);
    expect(JSON.stringify(tokens)).not.toContain(data.login?.refreshToken);
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('slows down guessing at one account, whether it exists or not (S7)', async () => {
    const codes: string[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push((await signIn('guess me', 'x')).errors?.[0]?.extensions.code ?? '');
    expect(new Set(codes.slice(0, 10))).toEqual(new Set(['INVALID_CREDENTIALS']));
    expect(codes[10]).toBe('RATE_LIMITED');
    expect((await signIn('GUESS ME ', 'x')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await signIn('viewer')).errors).toBeUndefined();
  });

  it('says what is missing', async () => {
    const { errors } = await test.content('mutation { login(input: {provider: PASSWORD}) { authToken } }');
    expect(errors?.[0]?.extensions.validation).toEqual({
      'input.credentials': ['Username and password are needed.'],
    });
  });
});
