import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testNow } from '#tests/setup/testDatabase.ts';
import { client, tenant } from '#tests/setup/identityProvider.ts';
import { beginSso, codeOf, openSsoWorld, people, publicUrl, type SsoWorld } from './ssoWorld.ts';

let world: SsoWorld;
beforeAll(async () => {
  world = await openSsoWorld();
  await world.link('country_manager', 'ada@contoso.example');
});
afterAll(() => world.close());
afterEach(() => {
  world.provider.tamper(null);
  world.test.clock.now = new Date(testNow);
});

const ada = 'ada@contoso.example';
const rowsOf = async <T>(statement: string): Promise<readonly T[]> =>
  (await sql.raw<T>(statement).execute(world.test.database.kysely)).rows;

describe('beginning a sign-on', () => {
  it('leads to the provider with state, nonce and PKCE, and keeps their secrets in a cookie', async () => {
    const { url, setCookie } = await world.begin('/events?page=2');
    const { origin, pathname, searchParams } = new URL(url);
    expect(`${origin}${pathname}`).toBe(`${world.provider.issuer}/authorize`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: client.id,
      redirect_uri: `${publicUrl}/account/callback`,
      response_type: 'code',
      response_mode: 'query',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect((searchParams.get(name) ?? '').length).toBeGreaterThanOrEqual(43);
    expect(setCookie).toMatch(
      /^__Host-convene-sso=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await world.begin()).url).not.toBe(url);
  });

  it('is only for the address that the provider leads back to', async () => {
    const answer = await world.test.content(beginSso, {}, { headers: { origin: 'https://evil.example' } });
    expect(codeOf(answer)).toBe('SSO_WRONG_ADDRESS');
  });
});

describe('signing in with a code', () => {
  it('answers a session in the shape of LoginMutation (spec §7), and where to go', async () => {
    const { data, errors } = await world.signIn(ada, '/events?page=2');
    expect(errors).toBeUndefined();
    expect(data.login).toMatchObject({
      clientMutationId: '7',
      user: { username: 'country_manager', roles: { nodes: [{ name: 'country_manager' }] } },
      sso: { redirectTo: '/events?page=2' },
    });
    expect(data.login?.sso.idToken.split('.')).toHaveLength(3);
    const token = data.login?.authToken ?? '';
    expect((await world.test.query('{ countries { id } }', {}, { token })).errors).toBeUndefined();
  });

  it('forgets the cookie, and is kept out of caches', async () => {
    const started = await world.begin();
    const response = await world.test.app.inject({
      method: 'POST',
      url: '/content/graphql',
      headers: { cookie: started.cookie },
      payload: {
        query:
          'mutation ($r: OAuthProviderResponseInput!) { login(input: {provider: AZURE, oauthResponse: $r}) { authToken } }',
        variables: { r: await world.atProvider(started, ada) },
      },
    });
    expect(response.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^__Host-convene-sso=; Max-Age=0; /),
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is in the audit, with who it was (S4)', async () => {
    const { data } = await world.signIn(ada);
    const [latest] = await rowsOf(
      `select auditable_type, auditable_id, event, user_id, new_values from audits order by id desc limit 1`,
    );
    expect(latest).toEqual({
      auditable_type: 'User',
      auditable_id: data.login?.user.id,
      event: 'signed_in',
      user_id: data.login?.user.id,
      new_values: { provider: 'AZURE' },
    });
  });

  it('says what is missing', async () => {
    const { errors } = await world.test.content('mutation { login(input: {provider: AZURE}) { authToken } }');
    expect(errors?.[0]?.extensions.validation).toHaveProperty(['input.oauthResponse']);
  });

  it('refuses a user who is deactivated, and tells of no sign-in (S4)', async () => {
    const signedIn = () => rowsOf(`select id from audits where event = 'signed_in'`);
    const before = await signedIn();
    await rowsOf(`update users set deactivated_at = now() where username = 'country_manager'`);
    const answer = await world.signIn(ada);
    expect(await signedIn()).toEqual(before);
    await rowsOf(`update users set deactivated_at = null where username = 'country_manager'`);
    expect(codeOf(answer)).toBe('ACCOUNT_DEACTIVATED');
    expect(codeOf(await world.signIn(ada))).toBeUndefined();
  });

  it.each([
    ['deactivated', 'update users set deactivated_at = now() where id', 'ACCOUNT_DEACTIVATED'],
    [
      'unlinked',
      'update user_identities set object_id = gen_random_uuid() where user_id',
      'SSO_UNKNOWN_USER',
    ],
  ])('opens no session where the user is %s as they sign on (S7)', async (_how, change, code) => {
    await rowsOf(`create function change_in_test() returns trigger language plpgsql as $$
      begin ${change} = new.auditable_id; return new; end $$`);
    await rowsOf(`create trigger change_in_test after insert on audits for each row
      when (new.event = 'signed_in') execute function change_in_test()`);
    const answer = await world.signIn(ada);
    await rowsOf('drop function change_in_test() cascade');
    await rowsOf(`update users set deactivated_at = null where username = 'country_manager'`);
    await rowsOf(`update user_identities set object_id = '${people[ada].oid}'
      where user_id = (select id from users where username = 'country_manager')`);
    expect(codeOf(answer)).toBe(code);
    expect(codeOf(await world.signIn(ada))).toBeUndefined();
  });

  it('refuses somebody whom nobody here knows, and names the account to link', async () => {
    const users = await rowsOf('select id from users');
    const answer = await world.signIn('ben@contoso.example');
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'SSO_UNKNOWN_USER',
      objectId: people['ben@contoso.example'].oid,
    });
    expect(answer.data.login).toBeNull();
    expect(await rowsOf('select id from users')).toEqual(users);
  });
});

describe('attacks', () => {
  it.each([
    ['another state', (response: object) => ({ ...response, state: 'x'.repeat(43) })],
    ['no state', (response: object) => ({ ...response, state: '' })],
    ['another issuer', (response: object) => ({ ...response, iss: 'https://evil.example' })],
    ['a made-up code', (response: object) => ({ ...response, code: 'made-up' })],
  ] as const)('%s is refused', async (_what, change) => {
    const started = await world.begin();
    const response = await world.atProvider(started, ada);
    const answer = await world.finish(Object.assign({ ...response }, change(response)), started.cookie);
    expect(codeOf(answer)).toBe('SSO_REFUSED');
    expect(answer.data.login).toBeNull();
  });

  it('an answer cannot be sent twice, not even with the cookie kept', async () => {
    const started = await world.begin();
    const response = await world.atProvider(started, ada);
    expect(codeOf(await world.finish(response, started.cookie))).toBeUndefined();
    const asked = world.provider.log.filter((line) => line.endsWith('/token')).length;
    expect(codeOf(await world.finish(response, started.cookie))).toBe('SSO_EXPIRED');
    expect(codeOf(await world.finish(response, null))).toBe('SSO_EXPIRED');
    expect(world.provider.log.filter((line) => line.endsWith('/token'))).toHaveLength(asked);
  });

  it('of two that send an answer at once, one signs in', async () => {
    const started = await world.begin();
    const response = await world.atProvider(started, ada);
    const answers = await Promise.all([1, 2, 3].map(() => world.finish(response, started.cookie)));
    expect(answers.map(codeOf).sort()).toEqual(['SSO_EXPIRED', 'SSO_EXPIRED', undefined]);
  });

  it('a code of another session is refused: by its state, and by PKCE where the state is forged', async () => {
    const [mine, theirs] = [await world.begin(), await world.begin()];
    const stolen = await world.atProvider(theirs, ada);
    expect(codeOf(await world.finish(stolen, mine.cookie))).toBe('SSO_REFUSED');
    const again = await world.begin();
    const own = new URL(again.url).searchParams.get('state') ?? '';
    const fresh = await world.atProvider(await world.begin(), ada);
    expect(codeOf(await world.finish({ ...fresh, state: own }, again.cookie))).toBe('SSO_REFUSED');
    expect(world.provider.log.at(-1)).toBe('grant.error invalid_grant');
  });

  it('somebody of another directory with the same e-mail address is refused', async () => {
    const answer = await world.signIn('eve@elsewhere.example');
    expect(codeOf(answer)).toBe('SSO_REFUSED');
  });

  it.each([
    ['of another directory', { claims: { tid: '99999999-2222-3333-4444-555555555555' } }],
    ['of nobody in particular', { claims: { oid: undefined } }],
    ['for another app', { claims: { aud: 'another-app' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['that has expired', { claims: { exp: 1_000_000_000 } }],
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['signed with another key', { key: 'other' }],
  ] as const)('an identity token %s is refused', async (_what, change) => {
    world.provider.tamper(change);
    expect(codeOf(await world.signIn(ada))).toBe('SSO_REFUSED');
    world.provider.tamper(null);
    expect(codeOf(await world.signIn(ada))).toBeUndefined();
  });

  it('the provider’s key is good as soon as it is the provider’s, and no longer than that', async () => {
    expect(codeOf(await world.signIn(ada))).toBeUndefined();
    await world.provider.rotateKey();
    expect(codeOf(await world.signIn(ada))).toBeUndefined();
    world.provider.tamper({ key: 'former' });
    expect(codeOf(await world.signIn(ada))).toBe('SSO_REFUSED');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    '/\t/evil.example',
  ])('%s is not where a sign-on leads to', async (wanted) => {
    const { data } = await world.signIn(ada, wanted);
    expect(data.login?.sso.redirectTo).toBe('/');
  });

  it('a cookie lasts ten minutes', async () => {
    const started = await world.begin();
    const response = await world.atProvider(started, ada);
    world.test.clock.now = new Date(Date.parse(testNow) + 10 * 60_000);
    expect(codeOf(await world.finish(response, started.cookie))).toBe('SSO_EXPIRED');
  });

  it('what was used is remembered as long as its cookie lasts', async () => {
    await world.signIn(ada);
    world.test.clock.now = new Date(Date.parse(testNow) + 10 * 60_000);
    await world.signIn(ada);
    expect(await rowsOf('select id from sso_transactions')).toHaveLength(1);
  });

  it('a cookie of somebody who does not know the secret is none', async () => {
    const started = await world.begin();
    const response = await world.atProvider(started, ada);
    expect(codeOf(await world.finish(response, `${started.cookie.slice(0, -6)}AAAAAA`))).toBe('SSO_EXPIRED');
  });

  it('an e-mail address that is a user’s signs nobody in', async () => {
    await rowsOf(`update users set user_email = 'ben@contoso.example' where username = 'viewer'`);
    expect(codeOf(await world.signIn('ben@contoso.example'))).toBe('SSO_UNKNOWN_USER');
  });

  it('trying answers over and over is slowed down (S7)', async () => {
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 61; attempt += 1)
      codes.push(codeOf(await world.finish({ code: 'x', state: 'y', iss: tenant }, null)));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(codeOf(await world.test.content(beginSso))).toBeUndefined();
  });

  it('whoever signs on is no attack, and what is begun over and over is slowed down (S7)', async () => {
    await rowsOf('delete from attempts');
    await world.signIn(ada);
    // One answer short of the limit: an office has one address.
    await rowsOf('update attempts set tries = 59');
    for (let turn = 0; turn < 2; turn += 1) expect(codeOf(await world.signIn(ada))).toBeUndefined();
    await rowsOf('update attempts set tries = 300');
    expect(codeOf(await world.test.content(beginSso))).toBe('RATE_LIMITED');
    await rowsOf('delete from attempts');
  });
});
