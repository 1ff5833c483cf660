import { sql } from 'kysely';
import { endSessions } from '#server/auth/endSessions.ts';
import { recordSecondFactor } from '#server/auth/secondFactor/recordSecondFactor.ts';
import { holderOf, putChallenge, takeChallenge } from '#server/auth/secondFactor/challenges.ts';
import { readCode } from '#server/auth/secondFactor/recoveryCodes.ts';
import {
  hasSecondFactor,
  isDemanded,
  renewRecoveryCodes,
  turnOff,
  turnOn,
  useCode,
} from '#server/auth/secondFactor/secondFactors.ts';
import { run } from '#server/db/rows.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { secondFactorExpired, secondFactorRequired, secondFactorWrong } from '#server/errors/signInErrors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { userService } from '../user/index.ts';
import { lockMe, mustKnowPassword } from './service.ts';

export async function mySecondFactor({ context, viewer }: WriteSession): Promise<unknown> {
  return context.reads.value(sql`
    select json_build_object(
      'since', (select since from second_factors where user_id = u.id),
      'recoveryCodesLeft', (select count(*) from recovery_codes where user_id = u.id),
      'isRequired', ${isDemanded(sql.ref('u.id'), context.secondFactor.roles)})::text
    from users u where u.id = ${viewer.id}::bigint`);
}

interface Proof {
  readonly current_password: string;
  readonly code: string;
}

/** Whoever has a second factor shows it before they set up another one. @throws noPassword and what `prove` throws */
export async function beginMySecondFactor(
  session: WriteSession,
  { current_password, code }: Omit<Proof, 'code'> & { readonly code?: string | null },
) {
  const { context, viewer } = session;
  return prove(session, { current_password, code: code ?? '' }, async (write) => {
    const challenge = await putChallenge(write.tx, {
      user: viewer,
      sessionId: viewer.sessionId,
      setsUp: true,
      issuer: context.secondFactor.issuer,
      cipher: context.cipher,
      now: write.now,
    });
    return { challenge: challenge.token, ...challenge.setUp };
  });
}

/**
 * Whoever else is signed in as this user did not show it: they are signed out. Answers recovery codes.
 * @throws secondFactorExpired, secondFactorWrong, rateLimited
 */
export async function confirmMySecondFactor(
  session: WriteSession,
  { challenge, code }: { readonly challenge: string; readonly code: string },
): Promise<readonly string[]> {
  const { context, viewer } = session;
  if (readCode(code).kind !== 'app')
    throw validationFailed('input.code', 'Enter the six digits that the app shows.');
  const asked = { token: challenge, sessionId: viewer.sessionId, now: context.now() };
  await holderOf(context.database, asked);
  return counted(session, async (write) => {
    await lockMe(write);
    const sealed = await takeChallenge(write.tx, asked);
    if (sealed === null) throw secondFactorExpired();
    const codes = await turnOn(write.tx, { ...given(write, code), sealed, replaces: true });
    await endSessions(write.tx, { userId: viewer.id, now: write.now, except: viewer.sessionId });
    await run(write.tx, sql`update sessions set is_strong = true where id = ${viewer.sessionId}::uuid`);
    await record(write, 'on');
    return codes;
  });
}

/** @throws what `prove` throws, and secondFactorWrong without a second factor */
export const renewMyRecoveryCodes = (session: WriteSession, proof: Proof): Promise<readonly string[]> =>
  prove(session, proof, async (write, isOn) => {
    if (!isOn) throw secondFactorWrong();
    await record(write, 'recovery codes renewed');
    return renewRecoveryCodes(write.tx, write.viewer.id);
  });

/** Answers whether it was on. @throws secondFactorRequired, and what `prove` throws */
export const endMySecondFactor = (session: WriteSession, proof: Proof): Promise<boolean> =>
  prove(session, proof, async (write, isOn) => {
    if (!isOn) return false;
    if (session.viewer.roles.some((role) => session.context.secondFactor.roles.includes(role)))
      throw secondFactorRequired();
    await record(write, 'off');
    return turnOff(write.tx, write.viewer.id);
  });

/**
 * Does something for whoever shows their password, and a code where they have a second factor.
 * @throws noPassword, validationFailed, secondFactorWrong, rateLimited
 */
async function prove<T>(
  session: WriteSession,
  { current_password, code }: Proof,
  work: (write: Write, isOn: boolean) => Promise<T>,
): Promise<T> {
  await mustKnowPassword(session, current_password);
  return counted(session, async (write) => {
    await lockMe(write);
    const isOn = await hasSecondFactor(write.tx, write.viewer.id);
    if (isOn && (await useCode(write.tx, given(write, code))) === 'recovery')
      await record(write, 'recovery code used');
    return work(write, isOn);
  });
}

/** A try at a code, forgiven where it was right (S7). */
async function counted<T>(session: WriteSession, work: (write: Write) => Promise<T>): Promise<T> {
  const { tries } = session.context.secondFactor;
  await tries.count(session.viewer.id);
  const done = await userService.transaction(session, work);
  await tries.forgive(session.viewer.id);
  return done;
}

const given = ({ viewer, now, context }: Write, code: string) => ({
  userId: viewer.id,
  code,
  now,
  cipher: context.cipher,
});

const record = ({ tx, viewer, now }: Write, what: Parameters<typeof recordSecondFactor>[2]) =>
  recordSecondFactor(tx, { userId: viewer.id, by: viewer.id, now }, what);
