import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#server/mail/Mail.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { mailRound, publicUrl } from '../server/mailRound.ts';
import {
  begin,
  confirm,
  end,
  openSecondFactorWorld,
  outcomeIn,
  proof,
  renew,
  reset,
  type SecondFactorWorld,
} from './secondFactorWorld.ts';

describe('owners of a second factor', () => {
  let world: SecondFactorWorld;
  beforeAll(async () => {
    world = await openSecondFactorWorld();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.wait());

  const asked = (query: string, variables: object, token: string) =>
    world.test.query<Record<string, unknown>>(query, variables, { token });
  /** The mails that are sent now. */
  const mails = async () => {
    const sent: Mail[] = [];
    await mailRound(world.test, {}, async (mail) => void sent.push(mail));
    return sent;
  };
  const subjects = async () => (await mails()).map(({ subject }) => subject);

  it('are told by mail of all that becomes of it', async () => {
    await mails();
    const holder = await world.enrol('country_manager');
    expect(await subjects()).toEqual(['A second factor has been set up']);

    await world.complete(await world.challengeOf('country_manager'), world.codeOf(holder.secret));
    expect(await subjects()).toEqual([]);
    const challenge = await world.challengeOf('country_manager');
    await world.complete(challenge, holder.codes[0] ?? '');
    expect(await subjects()).toEqual(['A recovery code has been used']);

    world.wait();
    await asked(renew, proof(world.codeOf(holder.secret)), holder.token);
    expect(await subjects()).toEqual(['Your recovery codes have been made anew']);

    world.wait();
    const known = { current_password: testPassword, code: world.codeOf(holder.secret) };
    const begun = await asked(begin, { input: known }, holder.token);
    const other = begun.data['beginMySecondFactor'] as Record<'challenge' | 'secret', string>;
    expect(await subjects()).toEqual([]);
    const input = { challenge: other.challenge, code: world.codeOf(other.secret) };
    await asked(confirm, { input }, holder.token);
    expect(await subjects()).toEqual(['A second factor has been set up']);

    world.wait();
    await asked(end, proof(world.codeOf(other.secret)), holder.token);
    expect(await subjects()).toEqual(['Your second factor has been turned off']);
  });

  it('are told who took it away and when, what to do, and none of its secrets', async () => {
    const holder = await world.enrol('viewer');
    await mails();
    const { id, user_email } = await world.test.database.kysely
      .selectFrom('users')
      .select(['id', 'user_email'])
      .where('username', '=', 'viewer')
      .executeTakeFirstOrThrow();
    world.test.clock.now = new Date('2026-11-23T08:05:00Z');
    const { data } = await world.login('administrator');
    const done = await asked(reset, { id }, data.login?.authToken ?? '');
    expect(outcomeIn(done)).toBe('ok');
    world.wait(3_600);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: user_email,
      subject: 'Your second factor has been taken away',
      link: { url: `${publicUrl}/account/request-password-reset` },
    });
    const text = JSON.stringify(mail);
    expect(text).toContain('On 23 November 2026 at 08:05 UTC an administrator took away');
    expect(text).toContain('ask for a new password at once and tell your administrator');
    for (const secret of [holder.secret, ...holder.codes]) expect(text).not.toContain(secret);
  });
});
