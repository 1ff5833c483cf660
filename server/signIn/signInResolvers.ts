import type { MercuriusContext } from 'mercurius';
import type { Authentication } from '../auth/Authentication.ts';
import type { OpenSession } from '../auth/Sessions.ts';
import type { OAuthResponse } from '../auth/sso/IdentityProvider.ts';
import type { Challenge } from '../auth/secondFactor/challenges.ts';
import { bearerToken } from '../auth/ViewerLoader.ts';
import { validationFailed } from '../errors/errors.ts';
import { userMissing } from '../errors/signInErrors.ts';
import { allow, type Operations } from '../graphql/access/Operation.ts';
import { callerOf } from './callerOf.ts';
import { echoing } from './echoing.ts';
import { ssoResolvers } from './ssoResolvers.ts';
import { passwordResetResolvers } from './passwordResetResolvers.ts';
import { sql } from 'kysely';
import type { Database } from '../db/Database.ts';

interface LoginInput {
  readonly provider: 'PASSWORD' | 'AZURE';
  readonly credentials?: { readonly username: string; readonly password: string } | null;
  readonly oauthResponse?: OAuthResponse | null;
}
interface CompleteInput {
  readonly challenge: string;
  readonly code: string;
}
interface LogoutInput {
  readonly refreshToken?: string | null;
}

/** Sign-in, sign-out and refresh in the shapes of spec §7. */
export function signInResolvers(authentication: Authentication): {
  readonly queries: Operations;
  readonly mutations: Operations;
} {
  const { signIn, secondStep, sessions, refreshCookie, devices, sso } = authentication;
  const { beginSso, finishSso } = ssoResolvers(sso);

  async function login(input: LoginInput, context: MercuriusContext) {
    if (input.provider === 'AZURE') {
      const { session, ...rest } = await finishSso(input.oauthResponse, context);
      const user = await entered(session, context);
      return { ...tokens(session), user, sso: rest };
    }
    if (!input.credentials) throw validationFailed('input.credentials', 'Username and password are needed.');
    const signedIn = await signIn.byPassword(input.credentials, callerOf(context));
    if ('challenge' in signedIn) return { secondFactor: challengeOf(signedIn.challenge) };
    const user = await entered(signedIn.session, context);
    return { ...tokens(signedIn.session), user };
  }

  async function completeLogin(input: CompleteInput, context: MercuriusContext) {
    const { session, recoveryCodes } = await secondStep.complete(input, callerOf(context));
    const user = await entered(session, context);
    return { ...tokens(session), user, recoveryCodes };
  }

  async function entered(session: OpenSession, { database, now, reply }: MercuriusContext) {
    const user = await enteredUser(database, session.userId);
    keepHalf(session, now(), reply);
    reply.header('set-cookie', await devices.remember(session.userId, reply.request.headers.cookie));
    return user;
  }

  function keepHalf({ cookieToken, expiration }: OpenSession, now: Date, reply: MercuriusContext['reply']) {
    const seconds = Math.max(1, expiration - Math.floor(now.getTime() / 1000));
    reply.header('set-cookie', refreshCookie.set(cookieToken, seconds));
  }

  const halfOf = ({ reply }: MercuriusContext) => refreshCookie.read(reply.request.headers.cookie);

  async function logout({ refreshToken = null }: LogoutInput, context: MercuriusContext) {
    const authToken = bearerToken(context.reply.request.headers.authorization);
    const given = { authToken, refreshToken, cookie: halfOf(context) };
    if (await sessions.end(given)) context.reply.header('set-cookie', refreshCookie.forget());
    return { status: 'SUCCESS' };
  }

  async function refreshToken(input: { readonly refreshToken: string }, context: MercuriusContext) {
    const session = await sessions.refresh({ page: input.refreshToken, cookie: halfOf(context) });
    keepHalf(session, context.now(), context.reply);
    return { ...tokens(session), success: true };
  }

  const viewer = async (_root: unknown, _args: unknown, context: MercuriusContext) =>
    context.viewer ? signedInUser(context.database, context.viewer.id) : null;

  return {
    queries: { viewer: allow('anybody', viewer) },
    mutations: {
      login: echoing(login),
      completeLogin: echoing(completeLogin),
      beginSso: echoing(beginSso),
      logout: echoing(logout),
      refreshToken: echoing(refreshToken),
      ...passwordResetResolvers(authentication),
    },
  };
}

const challengeOf = ({ token, expiration, setUp }: Challenge) => ({
  challenge: token,
  expiration: String(expiration),
  setUp,
});

/** The contract gives moments as text, in seconds since 1970. */
function tokens({ auth, pageToken, expiration }: OpenSession) {
  return {
    authToken: auth.token,
    authTokenExpiration: String(auth.expiration),
    refreshToken: pageToken,
    refreshTokenExpiration: String(expiration),
  };
}

/** The person who has just signed in. @throws userMissing where the account went at the same moment */
async function enteredUser(database: Database, id: string): Promise<unknown> {
  const user = await signedInUser(database, id);
  if (user === null) throw userMissing();
  return user;
}

/** Somebody as the session keeps them (spec §3). Options are one JSON object, whatever their number. */
async function signedInUser(database: Database, id: string): Promise<unknown> {
  const text = await database.readJson(sql`
    select json_build_object(
      'id', u.id::text, 'username', u.username, 'email', u.user_email,
      'nameTitle', u.name_title, 'firstName', u.first_name, 'lastName', u.last_name, 'preferences', u.preferences,
      'options', (select coalesce(json_object_agg(o ->> 'key', o -> 'value'), '{}') from jsonb_array_elements(u.options) o)::text,
      'roles', json_build_object('nodes', (
        select coalesce(json_agg(json_build_object('name', r.role) order by r.role), '[]') from user_roles r where r.user_id = u.id)),
      'countries', json_build_object('nodes', (
        select coalesce(json_agg(json_build_object('id', c.id::text, 'name', c.name) order by c.name), '[]')
        from user_countries uc join countries c on c.id = uc.country_id where uc.user_id = u.id)))::text
    from users u where u.id = ${id}::bigint`);
  return text === null ? null : JSON.parse(text);
}
