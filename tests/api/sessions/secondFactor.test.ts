import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '#tests/setup/testDatabase.ts';
import {
  begin,
  confirm,
  end,
  type Holder,
  openSecondFactorWorld,
  outcomeIn,
  proof,
  renew,
  type SecondFactorWorld,
} from './secondFactorWorld.ts';

const mine = '{ mySecondFactor { since recoveryCodesLeft isRequired } }';
const changePassword = `mutation ($input: ChangeMyPasswordInput!) { changeMyPassword(input: $input) }`;
const somewhere = '{ countries { id } }';

describe('a second factor', () => {
  let world: SecondFactorWorld;
  let booker: Holder;
  beforeAll(async () => {
    world = await openSecondFactorWorld();
    booker = await world.enrol('booker');
  });
  afterAll(() => world.test.close());
  beforeEach(async () => {
    world.wait();
    await world.test.database.kysely.deleteFrom('attempts').execute();
  });

  const asked = (query: string, variables: object, token: string) =>
    world.test.query<Record<string, unknown>>(query, variables, { token });
  const outcome = async (challenge: string, code: string) => outcomeIn(await world.complete(challenge, code));

  it('is asked for after the password, and no token is given before', async () => {
    const jar = new Map<string, string>();
    const { data } = await world.login('booker');
    expect(data.login).toMatchObject({ authToken: null, refreshToken: null, user: null });
    expect(data.login?.secondFactor?.setUp).toBeNull();
    const challenge = data.login?.secondFactor?.challenge ?? '';
    const done = await world.complete(
      challenge,
      ` ${world.codeOf(booker.secret).replace(/^.../, '$& ')}`,
      jar,
    );
    expect(done.data.completeLogin).toMatchObject({ user: { username: 'booker' }, recoveryCodes: null });
    expect([...jar.keys()]).toEqual(expect.arrayContaining(['convene-refresh', 'convene-device']));
    expect(outcomeIn(await asked(somewhere, {}, done.data.completeLogin?.authToken ?? ''))).toBe('ok');
  });

  it('is asked of nobody else: their sign-in is as it was', async () => {
    const { data } = await world.login('viewer');
    expect(data.login).toMatchObject({
      user: { username: 'viewer' },
      secondFactor: null,
      recoveryCodes: null,
    });
  });

  it('says nothing of itself where the password is wrong', async () => {
    expect(outcomeIn(await world.login('booker', 'not the password'))).toBe('INVALID_CREDENTIALS');
  });

  it('takes no code twice, from whomever', async () => {
    const code = world.codeOf(booker.secret);
    expect(await outcome(await world.challengeOf('booker'), code)).toBe('ok');
    expect(await outcome(await world.challengeOf('booker'), code)).toBe('SECOND_FACTOR_WRONG');
    // Nor one of before it, which was never sent.
    expect(await outcome(await world.challengeOf('booker'), world.codeOf(booker.secret, -30))).toBe(
      'SECOND_FACTOR_WRONG',
    );
  });

  it('is taken by one of two who send the same code at the same time', async () => {
    const challenges = [await world.challengeOf('booker'), await world.challengeOf('booker')];
    const code = world.codeOf(booker.secret);
    const outcomes = await Promise.all(challenges.map((challenge) => outcome(challenge, code)));
    expect(outcomes.sort()).toEqual(['SECOND_FACTOR_WRONG', 'ok']);
  });

  it.each([
    [-31, 'SECOND_FACTOR_WRONG'],
    [-30, 'ok'],
    [59, 'ok'],
    [60, 'SECOND_FACTOR_WRONG'],
  ])('is good for a clock that is %d seconds off: %s', async (seconds, expected) => {
    world.wait(600);
    // At the beginning of a half minute, and past every step that was used.
    world.test.clock.now = new Date(Math.ceil(world.test.clock.now.getTime() / 30_000) * 30_000);
    expect(await outcome(await world.challengeOf('booker'), world.codeOf(booker.secret, seconds))).toBe(
      expected,
    );
  });

  it('is guessed five times in a quarter of an hour, whatever challenges there are', async () => {
    const guess = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1)
        expect(await outcome(await world.challengeOf('booker'), '000000')).toBe('SECOND_FACTOR_WRONG');
    };
    await guess(4);
    // Whoever is right in the end has only mistyped.
    expect(await outcome(await world.challengeOf('booker'), world.codeOf(booker.secret))).toBe('ok');
    await guess(5);
    const late = await world.complete(await world.challengeOf('booker'), world.codeOf(booker.secret));
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', seconds: 900 });
    expect(outcomeIn(await asked(end, proof('000000'), booker.token))).toBe('RATE_LIMITED');
  });

  it('is told at its field where it is wrong, and can be tried again', async () => {
    const challenge = await world.challengeOf('booker');
    const wrong = await world.complete(challenge, 'what?');
    expect(wrong.errors?.[0]?.extensions.validation).toHaveProperty(['input.code']);
    // Whoever types a recovery code is not told to wait for the next one, nor one sign too few to be a code that was used.
    for (const [code, message] of [
      ['000000', /Wait for the next one/],
      ['abcd-efgh-jkmn-pqrs', /^This recovery code .* Try another one/],
      ['abcd-efgh-jkmn-pqr', /^This is no code/],
    ] as const)
      expect((await world.complete(challenge, code)).errors?.[0]?.message).toMatch(message);
    expect(await outcome(challenge, world.codeOf(booker.secret))).toBe('ok');
  });

  describe('the challenge of a sign-in', () => {
    it('begins one session', async () => {
      const challenge = await world.challengeOf('booker');
      expect(await outcome(challenge, world.codeOf(booker.secret))).toBe('ok');
      world.wait();
      expect(await outcome(challenge, world.codeOf(booker.secret))).toBe('SECOND_FACTOR_EXPIRED');
    });

    it('begins one session, also of two at the same time', async () => {
      const challenge = await world.challengeOf('booker');
      const [first = '', second = ''] = booker.codes;
      const outcomes = await Promise.all([outcome(challenge, first), outcome(challenge, second)]);
      expect(outcomes.sort()).toEqual(['SECOND_FACTOR_EXPIRED', 'ok']);
    });

    it('ends after ten minutes, is forgotten then, and is nobody’s who makes one up', async () => {
      const challenge = await world.challengeOf('booker');
      world.wait(600);
      expect(await outcome(challenge, world.codeOf(booker.secret))).toBe('SECOND_FACTOR_EXPIRED');
      expect(await outcome('made up', world.codeOf(booker.secret))).toBe('SECOND_FACTOR_EXPIRED');
      // The next one to sign in takes them along: a secret may be in them.
      await world.challengeOf('booker');
      const kept = await world.test.database.kysely
        .selectFrom('second_factor_challenges')
        .select('token_hash')
        .execute();
      expect(kept).toHaveLength(1);
    });

    it('is no token of anything', async () => {
      const challenge = await world.challengeOf('booker');
      expect(outcomeIn(await asked(somewhere, {}, challenge))).toBe('UNAUTHENTICATED');
      const refreshed = await world.test.content(
        'mutation ($token: String!) { refreshToken(input: {refreshToken: $token}) { authToken } }',
        { token: challenge },
      );
      expect(outcomeIn(refreshed)).toBe('SESSION_ENDED');
    });

    it('ends with the password that it began with', async () => {
      const holder = await world.enrol('logistics');
      const challenge = await world.challengeOf('logistics');
      const input = { current_password: testPassword, password: 'lantern gravel otter mint' };
      expect(outcomeIn(await asked(changePassword, { input }, holder.token))).toBe('ok');
      expect(await outcome(challenge, world.codeOf(holder.secret))).toBe('SECOND_FACTOR_EXPIRED');
      expect(
        await outcome(await world.challengeOf('logistics', input.password), world.codeOf(holder.secret)),
      ).toBe('ok');
    });
  });

  describe('a recovery code', () => {
    it('signs in once, and is counted and audited', async () => {
      const code = booker.codes[2]?.toUpperCase().replaceAll('-', ' ') ?? '';
      const before = (await asked(mine, {}, booker.token)).data['mySecondFactor'] as {
        recoveryCodesLeft: number;
      };
      expect(await outcome(await world.challengeOf('booker'), code)).toBe('ok');
      expect(await outcome(await world.challengeOf('booker'), code)).toBe('SECOND_FACTOR_WRONG');
      expect((await asked(mine, {}, booker.token)).data['mySecondFactor']).toMatchObject({
        recoveryCodesLeft: before.recoveryCodesLeft - 1,
      });
      const audits = await world.test.database.kysely
        .selectFrom('audits')
        .select('new_values')
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      expect(JSON.stringify(audits)).toContain('recovery code used');
    });

    it('signs in one of several who send it at the same time', async () => {
      const challenges = await Promise.all([1, 2, 3].map(() => world.challengeOf('booker')));
      const code = booker.codes[3] ?? '';
      const outcomes = await Promise.all(challenges.map((challenge) => outcome(challenge, code)));
      expect(outcomes.sort()).toEqual(['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_WRONG', 'ok']);
    });

    it('is kept as a hash, and the secret sealed for its user', async () => {
      const { kysely } = world.test.database;
      const codes = await kysely.selectFrom('recovery_codes').selectAll().execute();
      const factors = await kysely.selectFrom('second_factors').selectAll().execute();
      const kept = JSON.stringify([codes, factors]);
      for (const text of [...booker.codes, booker.secret]) expect(kept).not.toContain(text);
      const audits = JSON.stringify(
        await kysely.selectFrom('audits').selectAll().where('auditable_type', '=', 'User').execute(),
      );
      for (const text of [...booker.codes, booker.secret]) expect(audits).not.toContain(text);
    });

    it('is replaced by ten new ones, for the password and a code', async () => {
      const code = world.codeOf(booker.secret);
      expect(outcomeIn(await asked(renew, proof(code, 'not theirs'), booker.token))).toBe('VALIDATION');
      expect(outcomeIn(await asked(renew, proof('123456'), booker.token))).toBe('SECOND_FACTOR_WRONG');
      const renewed = await asked(renew, proof(code), booker.token);
      const codes = renewed.data['renewMyRecoveryCodes'] as string[];
      expect(codes).toHaveLength(10);
      expect(await outcome(await world.challengeOf('booker'), booker.codes[5] ?? '')).toBe(
        'SECOND_FACTOR_WRONG',
      );
      expect(await outcome(await world.challengeOf('booker'), codes[0] ?? '')).toBe('ok');
    });
  });

  describe('that is set up', () => {
    it('counts only when a code of it was given, and ends the sessions elsewhere', async () => {
      const { data } = await world.login('compliance');
      const elsewhere = await world.login('compliance');
      const token = data.login?.authToken ?? '';
      expect(outcomeIn(await asked(begin, { input: { current_password: 'not theirs' } }, token))).toBe(
        'VALIDATION',
      );
      const begun = await asked(begin, { input: { current_password: testPassword } }, token);
      const { challenge, secret, uri } = begun.data['beginMySecondFactor'] as Record<string, string>;
      expect(uri).toContain(`secret=${secret}`);
      expect((await world.login('compliance')).data.login?.user?.username).toBe('compliance');
      expect(outcomeIn(await asked(confirm, { input: { challenge, code: '000000' } }, token))).toBe(
        'SECOND_FACTOR_WRONG',
      );
      const code = world.codeOf(secret ?? '');
      const stolen = await asked(
        confirm,
        { input: { challenge, code } },
        elsewhere.data.login?.authToken ?? '',
      );
      expect(outcomeIn(stolen)).toBe('SECOND_FACTOR_EXPIRED');
      const confirmed = await asked(confirm, { input: { challenge, code } }, token);
      expect(confirmed.data['confirmMySecondFactor']).toHaveLength(10);
      expect(outcomeIn(await asked(somewhere, {}, token))).toBe('ok');
      expect(outcomeIn(await asked(somewhere, {}, elsewhere.data.login?.authToken ?? ''))).toBe(
        'UNAUTHENTICATED',
      );
      expect(outcomeIn(await asked(confirm, { input: { challenge, code } }, token))).toBe(
        'SECOND_FACTOR_EXPIRED',
      );
      expect(await outcome(await world.challengeOf('compliance'), code)).toBe('SECOND_FACTOR_WRONG');
    });

    it('in place of another takes a code of that one', async () => {
      const input = { current_password: testPassword };
      expect(outcomeIn(await asked(begin, { input }, booker.token))).toBe('SECOND_FACTOR_WRONG');
      const code = world.codeOf(booker.secret);
      expect(outcomeIn(await asked(begin, { input: { ...input, code } }, booker.token))).toBe('ok');
      // Not before it is confirmed.
      world.wait();
      expect(await outcome(await world.challengeOf('booker'), world.codeOf(booker.secret))).toBe('ok');
    });
  });

  it('is turned off for the password and a code, by a recovery code as well', async () => {
    const holder = await world.enrol('global_manager');
    expect(outcomeIn(await asked(end, proof(world.codeOf(holder.secret), 'not theirs'), holder.token))).toBe(
      'VALIDATION',
    );
    expect(outcomeIn(await asked(end, proof(''), holder.token))).toBe('SECOND_FACTOR_WRONG');
    const off = await asked(end, proof(holder.codes[0] ?? ''), holder.token);
    expect(off.data).toEqual({ endMySecondFactor: true });
    expect((await world.login('global_manager')).data.login?.user).not.toBeNull();
    expect(
      await world.test.database.kysely
        .selectFrom('recovery_codes')
        .selectAll()
        .where('user_id', 'in', (from) =>
          from.selectFrom('users').select('id').where('username', '=', 'global_manager'),
        )
        .execute(),
    ).toEqual([]);
  });
});
