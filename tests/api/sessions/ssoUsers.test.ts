import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectId } from '#tests/factories/records.ts';
import { signOnSettings } from '#tests/setup/signOnSettings.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { beginSso, codeOf, openSsoWorld, people, publicUrl, type SsoWorld } from './ssoWorld.ts';

const ada = 'ada@contoso.example';
const link = `mutation ($input: LinkUserIdentityInput!) { linkUserIdentity(input: $input) { identities { id objectId tenantId dateLinked lastSignIn } } }`;
const unlink = `mutation ($id: ID!) { unlinkUserIdentity(id: $id) { identities { id } } }`;
const signOn = `query ($id: ID!) { userSignOn(user_id: $id) { identities { objectId lastSignIn } } }`;
const audits = `query ($id: Mixed!) { audits(orderBy: [{column: CREATED_AT, order: DESC}], whereConditions: {column: AUDITABLE_ID, value: $id, AND: [{column: AUDITABLE_TYPE, value: "User"}]}) { data { event oldValues newValues user { ID } } } }`;

interface Linked {
  readonly identities: readonly { readonly id: string; readonly objectId: string }[];
}
interface Audited {
  readonly audits: { readonly data: readonly { readonly event: string; readonly newValues: string }[] };
}

let world: SsoWorld;
beforeAll(async () => {
  world = await openSsoWorld({ SSO_NEW_USERS: 'create' });
});
afterAll(() => world.close());

const asAdministrator = { as: 'administrator' } as const;
const idOf = async (username: string): Promise<string> => {
  const { data } = await world.test.query<{ users: { ID: string; username: string }[] }>(
    '{ users { ID username } }',
    {},
    asAdministrator,
  );
  return data.users.find((user) => user.username === username)?.ID ?? '';
};

describe('somebody unknown, where new users are created', () => {
  it('becomes a user without roles, the same at the next sign-in, and is in the audit', async () => {
    const { data, errors } = await world.signIn('ben@contoso.example');
    expect(errors).toBeUndefined();
    expect(data.login?.user).toMatchObject({
      username: 'ben@contoso.example',
      email: 'ben@contoso.example',
      lastName: 'Ben',
      roles: { nodes: [] },
      countries: { nodes: [] },
    });
    const again = await world.signIn('ben@contoso.example');
    expect(again.data.login?.user.id).toBe(data.login?.user.id);
    const log = await world.test.query<Audited>(audits, { id: data.login?.user.id }, asAdministrator);
    expect(log.data.audits.data.map(({ event }) => event).sort()).toEqual([
      'created',
      'signed_in',
      'signed_in',
    ]);
    const created = log.data.audits.data.find(({ event }) => event === 'created');
    expect(JSON.parse(created?.newValues ?? 'null')).toMatchObject({
      roles: [],
      microsoft_account: people['ben@contoso.example'].oid,
    });
  });

  it('reads nothing with it', async () => {
    const { data } = await world.signIn('ben@contoso.example');
    const token = data.login?.authToken ?? '';
    const answer = await world.test.query<{ participants: { data: unknown[] } }>(
      '{ participants { data { id } } }',
      {},
      { token },
    );
    expect(answer.data?.participants.data ?? []).toEqual([]);
  });

  it('is refused where the address is a user’s already: who that is, an administrator says', async () => {
    const { data } = await world.test.query<{ createUser: { ID: string } }>(
      `mutation { createUser(input: {username: "ada.l", user_email: "ADA@contoso.example"}) { ID } }`,
      {},
      asAdministrator,
    );
    const refused = await world.signIn(ada);
    expect(refused.errors?.[0]?.extensions).toEqual({
      code: 'SSO_UNKNOWN_USER',
      objectId: people[ada].oid,
    });
    const linked = await world.test.query<{ linkUserIdentity: Linked }>(
      link,
      { input: { user_id: data.createUser.ID, object_id: ` ${people[ada].oid.toUpperCase()} ` } },
      asAdministrator,
    );
    expect(linked.errors).toBeUndefined();
    expect(linked.data.linkUserIdentity.identities).toMatchObject([
      { objectId: people[ada].oid, lastSignIn: null },
    ]);
    expect((await world.signIn(ada)).data.login?.user.id).toBe(data.createUser.ID);
  });

  it('is refused with an address that holds what nobody sees', async () => {
    const oid = 'aaaaaaaa-0000-4000-8000-000000000010';
    world.provider.tamper({
      claims: { oid, preferred_username: 'dora', email: 'do\u200bra@contoso.example' },
    });
    const refused = await world.signIn('ben@contoso.example');
    world.provider.tamper(null);
    expect(codeOf(refused)).toBe('SSO_UNKNOWN_USER');
  });

  it('becomes one user, also where two sign-ins come at once', async () => {
    const carl = { ...people['ben@contoso.example'], oid: 'aaaaaaaa-0000-4000-8000-000000000009' };
    world.provider.tamper({
      claims: { oid: carl.oid, preferred_username: 'carl@contoso.example', email: 'c@x.example' },
    });
    const { kysely } = world.test.database;
    // So that neither is done before the other has begun.
    await sql`create function slow_in_test() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.3); return new; end $$`.execute(kysely);
    await sql`create trigger slow_in_test before insert on users for each row execute function slow_in_test()`.execute(
      kysely,
    );
    const answers = await Promise.all([
      world.signIn('ben@contoso.example'),
      world.signIn('ben@contoso.example'),
    ]);
    await sql`drop function slow_in_test() cascade`.execute(kysely);
    world.provider.tamper(null);
    expect(answers.map(codeOf)).toEqual([undefined, undefined]);
    expect(answers[0]?.data.login?.user.id).toBe(answers[1]?.data.login?.user.id);
  });
});

describe('linking a Microsoft account', () => {
  it('is in the audit of the user, and unlinking ends what was opened with it', async () => {
    const id = await idOf('logistics');
    const { data } = await world.test.query<{ linkUserIdentity: Linked }>(
      link,
      { input: { user_id: id, object_id: objectId() } },
      asAdministrator,
    );
    const token = await world.test.tokenOf('logistics');
    const mine = await world.test.query<{ userSignOn: Linked | null }>(signOn, { id }, { token });
    expect(mine.data.userSignOn?.identities).toHaveLength(1);
    const [identity] = data.linkUserIdentity.identities;
    const gone = await world.test.query<{ unlinkUserIdentity: Linked }>(
      unlink,
      { id: identity?.id },
      asAdministrator,
    );
    expect(gone.data.unlinkUserIdentity.identities).toEqual([]);
    const after = await world.test.query('{ countries { id } }', {}, { token });
    expect(codeOf(after)).toBe('UNAUTHENTICATED');
    const log = await world.test.query<Audited>(audits, { id }, asAdministrator);
    const told = log.data.audits.data.map(({ newValues }) => JSON.parse(newValues) as unknown);
    expect(told).toContainEqual({ microsoft_account: identity?.objectId });
    expect(told).toContainEqual({ microsoft_account: null });
  });

  it('is not done twice, nor to two users', async () => {
    const object_id = objectId();
    const give = async (username: string) =>
      world.test.query<{ linkUserIdentity: Linked }>(
        link,
        { input: { user_id: await idOf(username), object_id } },
        asAdministrator,
      );
    expect((await give('viewer')).data.linkUserIdentity.identities).toHaveLength(1);
    expect((await give('viewer')).data.linkUserIdentity.identities).toHaveLength(1);
    expect((await give('booker')).errors?.[0]?.extensions.validation).toEqual({
      'input.object_id': ['This Microsoft account is linked to another user.'],
    });
  });

  it('takes an account id only, for a user that there is', async () => {
    const wrong = await world.test.query(
      link,
      { input: { user_id: await idOf('viewer'), object_id: 'ada@contoso.example' } },
      asAdministrator,
    );
    expect(wrong.errors?.[0]?.extensions.validation).toHaveProperty(['input.object_id']);
    for (const user_id of ['999999', 'x'])
      expect(
        codeOf(await world.test.query(link, { input: { user_id, object_id: objectId() } }, asAdministrator)),
      ).toBe('NOT_FOUND');
    expect(codeOf(await world.test.query(unlink, { id: '999999' }, asAdministrator))).toBe('NOT_FOUND');
  });
});

describe('without a provider that answers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { ...signOnSettings, PUBLIC_URL: publicUrl } });
  });
  afterAll(() => test.close());

  it('says so, and passwords still work', async () => {
    const answer = await test.content(beginSso);
    expect(answer.errors?.[0]).toMatchObject({
      message: expect.stringContaining('sign in with your password') as string,
      extensions: { code: 'SSO_UNAVAILABLE' },
    });
    expect(await test.tokenOf('viewer')).toBeTruthy();
  });

  it('tells the web app whom to ask, and lets it', async () => {
    const config = await test.app.inject('/config.json');
    expect(config.json()).toMatchObject({
      sso: { clientId: signOnSettings.SSO_CLIENT_ID, authority: signOnSettings.SSO_AUTHORITY },
    });
    expect(config.body).not.toContain(signOnSettings.SSO_CLIENT_SECRET);
    expect(config.headers['content-security-policy']).toContain("connect-src 'self' https://localhost:9;");
  });

  it('lets a page keep the window that it opens for a sign-on', async () => {
    const headersOf = async (url: string) => (await test.app.inject(url)).headers;
    const opener = 'cross-origin-opener-policy';
    expect((await headersOf('/events'))[opener]).toBe('same-origin-allow-popups');
    expect((await headersOf('/account/callback?code=x&state=y'))[opener]).toBe('unsafe-none');
  });
});

describe('without single sign-on', () => {
  it('there is nothing to begin, to finish or to link', async () => {
    const test = await createTestApp();
    try {
      expect(codeOf(await test.content(beginSso))).toBe('SSO_NOT_CONFIGURED');
      const finish = `mutation { login(input: {provider: AZURE, oauthResponse: {code: "x", state: "y"}}) { authToken } }`;
      expect(codeOf(await test.content(finish))).toBe('SSO_NOT_CONFIGURED');
      const input = { user_id: '1', object_id: objectId() };
      expect(codeOf(await test.query(link, { input }, asAdministrator))).toBe('SSO_NOT_CONFIGURED');
    } finally {
      await test.close();
    }
  });
});
