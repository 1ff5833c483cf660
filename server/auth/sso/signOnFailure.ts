import { codeOf } from '#server/words/ofError.ts';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { UserError } from '#server/errors/errors.ts';
import { ssoRefused, ssoUnavailable } from '#server/errors/signInErrors.ts';

/** Faults of the installation, not of the person who signs in. */
const ourFault = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope'];

/** A provider that fails is not the person's doing either. */
const itsFault = ['server_error', 'temporarily_unavailable'];

const notAnswered = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** What a person is told of a sign-on that the provider or the checks have ended; why stays in `cause`, for the log. */
export function signOnFailure(error: unknown, step: 'discovery' | 'code' = 'code'): UserError {
  if (error instanceof UserError) return error;
  const unavailable = step === 'discovery' || isUnavailable(error);
  return Object.assign(unavailable ? ssoUnavailable() : ssoRefused(), { cause: describe(error, step) });
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof ResponseBodyError)
    return error.status >= 500 || [...ourFault, ...itsFault].includes(error.error);
  if (error instanceof AuthorizationResponseError) return itsFault.includes(error.error);
  if (error instanceof ClientError) return error.code !== undefined && notAnswered.includes(error.code);
  // What fetch throws where nobody answers.
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}

/** Codes only: messages of providers name people. Microsoft's own code stands at the front of its message. */
function describe(error: unknown, step: string): Readonly<Record<string, string>> {
  if (!(error instanceof Error)) return { step, type: typeof error };
  const oauth: Readonly<Record<string, string>> =
    error instanceof ResponseBodyError || error instanceof AuthorizationResponseError
      ? { error: error.error, microsoft: /^AADSTS\d+/.exec(error.error_description ?? '')?.[0] ?? '' }
      : {};
  const code = codeOf(error);
  const { cause } = error;
  return {
    step,
    type: error.name,
    ...(code !== null && { code }),
    ...oauth,
    ...(cause instanceof Error && { network: codeOf(cause) ?? cause.name }),
  };
}
