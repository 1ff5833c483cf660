import type { IResolvers, MercuriusContext } from 'mercurius';
import type { Authentication } from '../auth/Authentication.ts';
import type { OpenSession } from '../auth/Sessions.ts';
import type { OAuthResponse } from '../auth/sso/IdentityProvider.ts';
import type { Caller } from '../auth/SignIn.ts';
import { bearerToken } from '../auth/ViewerLoader.ts';
import { validationFailed } from '../errors/errors.ts';
import { enteredUser, signedInUser } from './signedInUser.ts';
import { ssoResolvers } from './ssoResolvers.ts';
import { passwordResetResolvers } from './passwordResetResolvers.ts';

interface Given {
  readonly clientMutationId?: string | null;
}
interface LoginArguments {
  readonly input: Given & {
    readonly provider: 'PASSWORD' | 'AZURE';
    readonly credentials?: { readonly username: string; readonly password: string } | null;
    readonly oauthResponse?: OAuthResponse | null;
  };
}
interface LogoutArguments {
  readonly input: Given & { readonly refreshToken?: string | null };
}
interface RefreshArguments {
  readonly input: Given & { readonly refreshToken: string };
}

/** Sign-in, sign-out and refresh in the shapes of spec §7. */
export function signInResolvers(authentication: Authentication): IResolvers {
  const { signIn, sessions, devices, sso } = authentication;
  const { beginSso, finishSso } = ssoResolvers(sso);

  async function login(_root: unknown, { input }: LoginArguments, context: MercuriusContext) {
    if (input.provider === 'AZURE') {
      const { session, ...rest } = await finishSso(input.oauthResponse, context);
      const user = await entered(session, context);
      return { ...tokens(session), user, sso: rest, clientMutationId: input.clientMutationId };
    }
    if (!input.credentials)
      throw validationFailed({ 'input.credentials': ['Username and password are needed.'] });
    const session = await signIn.byPassword(input.credentials, callerOf(context));
    const user = await entered(session, context);
    return { ...tokens(session), user, clientMutationId: input.clientMutationId };
  }

  async function entered({ userId }: OpenSession, { database, reply }: MercuriusContext) {
    const user = await enteredUser(database, userId);
    reply.header('set-cookie', await devices.remember(userId, reply.request.headers.cookie));
    return user;
  }

  async function logout(_root: unknown, { input }: LogoutArguments, context: MercuriusContext) {
    const authToken = bearerToken(context.reply.request.headers.authorization);
    await sessions.end({ authToken, refreshToken: input.refreshToken ?? null });
    return { status: 'SUCCESS', clientMutationId: input.clientMutationId };
  }

  async function refreshToken(_root: unknown, { input }: RefreshArguments) {
    const session = await sessions.refresh(input.refreshToken);
    return { ...tokens(session), success: true, clientMutationId: input.clientMutationId };
  }

  const viewer = (_root: unknown, _args: unknown, context: MercuriusContext) =>
    context.viewer ? signedInUser(context.database, context.viewer.id) : null;

  return {
    Query: { viewer },
    Mutation: { login, beginSso, logout, refreshToken, ...passwordResetResolvers(authentication) },
  };
}

function callerOf({ reply: { request } }: MercuriusContext): Caller {
  const { cookie, 'user-agent': userAgent } = request.headers;
  return { address: request.ip, userAgent: userAgent ?? null, cookies: cookie };
}

/** The contract gives moments as text, in seconds since 1970. */
function tokens({ auth, refresh }: OpenSession) {
  return {
    authToken: auth.token,
    authTokenExpiration: String(auth.expiration),
    refreshToken: refresh?.token ?? null,
    refreshTokenExpiration: refresh ? String(refresh.expiration) : null,
  };
}
