import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';

const create = `mutation ($username: String!, $email: EmailAddress!) {
  createUser(input: {username: $username, user_email: $email, password: "lantern gravel otter mint"}) {
    ID username userEmail } }`;
const update = `mutation ($id: ID!, $email: EmailAddress!) {
  updateUser(input: {id: $id, user_email: $email}) { userEmail } }`;
const login = `mutation ($username: String!) {
  login(input: {provider: PASSWORD, credentials: {username: $username, password: "lantern gravel otter mint"}}) {
    user { username } } }`;

interface Created {
  readonly createUser: { readonly ID: string; readonly username: string; readonly userEmail: string } | null;
}

describe('user names and e-mail addresses', () => {
  let test: TestApp;
  let counter = 0;
  beforeAll(async () => {
    test = await createTestApp();
    await make('Zoë Brück', 'zoe@clinic.example');
  });
  afterAll(() => test.close());

  const make = (username: string, email = `somebody${(counter += 1)}@clinic.example`) =>
    test.query<Created>(create, { username, email }, { as: 'administrator' });
  const refusalOf = async (...given: Parameters<typeof make>) => {
    const { code, validation } = (await make(...given)).errors?.[0]?.extensions ?? {};
    return [code, validation];
  };
  const taken = 'Somebody else signs in with this name or address.';

  it('are kept composed, and without what is around them', async () => {
    const { data } = await make('  Ｉｎｇｅ  Åse\u00a0', ' Inge.Ａse@clinic.example ');
    expect(data.createUser).toMatchObject({ username: 'Inge Åse', userEmail: 'Inge.Ase@clinic.example' });
  });

  it.each(['zoë brück', 'ZOË  BRÜCK', 'Zoe\u0308 Bru\u0308ck', 'ｚｏë brück', 'Zoë@clinic.example'])(
    'sign in however they are typed: %j',
    async (typed) => {
      const name = typed.includes('@') ? ' ＺＯＥ@Clinic.Example ' : typed;
      const { data } = await test.content<{ login: { user: { username: string } } | null }>(login, {
        username: name,
      });
      expect(data.login?.user.username).toBe('Zoë Brück');
    },
  );

  it.each(['zoë brück', 'ＺＯＥ@clinic.example'])(
    'belong to one person, as a user name: %s',
    async (name) => {
      expect(await refusalOf(name)).toEqual(['NAME_TAKEN', { 'input.username': [taken] }]);
    },
  );

  it('are one where no user name is given (spec §3), told at the address', async () => {
    const without = `mutation ($email: EmailAddress!) { createUser(input: {user_email: $email}) { username userEmail } }`;
    const makeWithout = (email: string) => test.query<Created>(without, { email }, { as: 'administrator' });
    expect((await makeWithout('Nina@clinic.example')).data.createUser).toEqual({
      username: 'Nina@clinic.example',
      userEmail: 'Nina@clinic.example',
    });
    for (const [email, code] of [
      ['zoe@clinic.example', 'NAME_TAKEN'],
      ['аnna@clinic.example', 'NAME_OF_SEVERAL_SCRIPTS'],
    ] as const) {
      const { extensions } = (await makeWithout(email)).errors?.[0] ?? {};
      expect([extensions?.['code'], Object.keys(extensions?.['validation'] ?? {})]).toEqual([
        code,
        ['input.user_email'],
      ]);
    }
  });

  it('belong to one person, as an address', async () => {
    await make('ines@clinic.example');
    for (const email of ['ZOE@clinic.example', 'ines@clinic.example'])
      expect(await refusalOf('somebody new', email)).toEqual(['NAME_TAKEN', { 'input.user_email': [taken] }]);
    const { data } = await make('Somebody else', 'else@clinic.example');
    const { errors } = await test.query(
      update,
      { id: data.createUser?.ID, email: 'Ines@clinic.example' },
      { as: 'administrator' },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'NAME_TAKEN',
      validation: { 'input.user_email': [taken] },
    });
  });

  it('may be one and the same of one person, and are free again when they change', async () => {
    const { data } = await make('both@clinic.example', 'both@clinic.example');
    const id = data.createUser?.ID;
    expect(id).toBeDefined();
    await test.query(update, { id, email: 'later@clinic.example' }, { as: 'administrator' });
    expect(await refusalOf('Another', 'both@clinic.example')).toEqual([
      'NAME_TAKEN',
      { 'input.user_email': [taken] },
    ]);
    await test.query(update, { id, email: 'latest@clinic.example' }, { as: 'administrator' });
    expect((await make('Another', 'later@clinic.example')).errors).toBeUndefined();
  });

  const invisible = 'This holds a character that nobody sees. Type it by hand.';
  it.each([
    ['a control character', 'an\u0007na'],
    ['a tab', 'an\tna'],
    ['zero width', 'an\u200bna'],
    ['a joiner', 'an\u200dna'],
    ['right to left', 'an\u202ena'],
    ['an isolate', 'an\u2066na\u2069'],
    ['a soft hyphen', 'an\u00adna'],
    ['a filler', 'an\u3164na'],
    ['a variation', 'an\ufe0fna'],
    ['a tag', 'an\u{e0041}na'],
  ])('hold nothing that nobody sees: %s', async (_kind, name) => {
    expect(await refusalOf(name)).toEqual([
      'NAME_WITH_INVISIBLE_CHARACTERS',
      { 'input.username': [invisible] },
    ]);
    // No address holds a blank of any kind, so a tab is none in the first place.
    if (name.includes('\t')) return;
    expect(await refusalOf('a plain one', `${name}@clinic.example`)).toEqual([
      'NAME_WITH_INVISIBLE_CHARACTERS',
      { 'input.user_email': [invisible] },
    ]);
  });

  it('are of one writing, as user names', async () => {
    for (const name of ['аdministrator', 'раypal', 'Αnna', 'anna王'.replace('王', 'я')])
      expect(await refusalOf(name)).toEqual([
        'NAME_OF_SEVERAL_SCRIPTS',
        { 'input.username': ['All letters must be of one alphabet in common use.'] },
      ]);
    for (const name of ['Анна', 'Άννα', '山田 taro さん', 'علي', '김민준 kim', 'o’neill-7'])
      expect((await make(name)).errors).toBeUndefined();
  });

  it('tell of everything that is wrong with both at once', async () => {
    expect((await make('an\u200bna', 'a\u200bb@clinic.example')).errors?.[0]?.extensions.validation).toEqual({
      'input.username': [invisible],
      'input.user_email': [invisible],
    });
  });

  it('are one person’s whoever writes them, two at the same time as well', async () => {
    const insert = (username: string, email: string) =>
      sql`insert into users (username, user_email) values (${username}, ${email})`.execute(
        test.database.kysely,
      );
    await expect(insert('ＺＯＥ@Clinic.example', 'script@clinic.example')).rejects.toThrow('account_names');
    const outcomes = await Promise.allSettled([
      insert('race', 'one@clinic.example'),
      insert('other', 'RACE'),
      insert('third', 'ｒａｃｅ'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
