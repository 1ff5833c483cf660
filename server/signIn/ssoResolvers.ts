import type { MercuriusContext } from 'mercurius';
import type { OAuthResponse } from '../auth/sso/IdentityProvider.ts';
import type { SignedOn, SingleSignOn } from '../auth/sso/SingleSignOn.ts';
import { UserError, validationFailed } from '../errors/errors.ts';
import { ssoNotConfigured } from '../errors/signInErrors.ts';
import { callerOf } from './callerOf.ts';

interface BeginInput {
  readonly provider: 'PASSWORD' | 'AZURE';
  readonly redirectTo?: string | null;
}

/** Single sign-on over HTTP: cookies in, cookies out. */
export function ssoResolvers(sso: SingleSignOn | null) {
  async function beginSso({ provider, redirectTo = null }: BeginInput, context: MercuriusContext) {
    if (provider !== 'AZURE') throw validationFailed('input.provider', 'Single sign-on is with AZURE.');
    if (!sso) throw ssoNotConfigured();
    const beginning = sso.begin(redirectTo, callerOf(context));
    const { authorizationUrl, setCookie } = await logged(beginning, context);
    context.reply.header('set-cookie', setCookie).header('cache-control', 'no-store');
    return { authorizationUrl };
  }

  async function finishSso(
    response: OAuthResponse | null | undefined,
    context: MercuriusContext,
  ): Promise<SignedOn> {
    if (!sso) throw ssoNotConfigured();
    if (!response) throw validationFailed('input.oauthResponse', 'The answer of the provider is needed.');
    context.reply.header('set-cookie', sso.forgetCookie()).header('cache-control', 'no-store');
    return logged(sso.finish(response, callerOf(context)), context);
  }

  return { beginSso, finishSso };
}

/** Why a sign-on has failed is for whoever runs this to read; it holds neither tokens nor people. */
async function logged<T>(work: Promise<T>, { reply }: MercuriusContext): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UserError)
      reply.log.warn({ code: error.code, why: error.cause }, 'A single sign-on has failed.');
    throw error;
  }
}
