import { isValues, type Values } from '#src/data/isValues.ts';
import { MissingUserError } from '../MissingUserError.ts';
import { WrongClockError } from '../WrongClockError.ts';

/** Why a sign-on has come to nothing, as far as the person can do something about it. */
export type SsoFailure =
  | {
      readonly kind:
        | 'cancelled'
        | 'incomplete'
        | 'expired'
        | 'refused'
        | 'unavailable'
        | 'deactivated'
        | 'limited'
        | 'noUser'
        | 'clock'
        // Of a window of its own.
        | 'blocked'
        | 'closed';
    }
  | { readonly kind: 'unknownUser'; readonly objectId: string }
  | { readonly kind: 'wrongAddress'; readonly address: string };

const kinds = {
  SSO_EXPIRED: 'expired',
  SSO_REFUSED: 'refused',
  SSO_UNAVAILABLE: 'unavailable',
  SSO_NOT_CONFIGURED: 'unavailable',
  ACCOUNT_DEACTIVATED: 'deactivated',
  RATE_LIMITED: 'limited',
  USER_MISSING: 'noUser',
} as const;

/** Of an error that the server has answered with, or of one on the way there. */
export function ssoFailure(error: unknown): SsoFailure {
  if (error instanceof MissingUserError) return { kind: 'noUser' };
  if (error instanceof WrongClockError) return { kind: 'clock' };
  const extensions = extensionsOf(error);
  const code = textOf(extensions['code']);
  if (code === 'SSO_UNKNOWN_USER') return { kind: 'unknownUser', objectId: textOf(extensions['objectId']) };
  if (code === 'SSO_WRONG_ADDRESS') return { kind: 'wrongAddress', address: textOf(extensions['address']) };
  if (code in kinds) return { kind: kinds[code as keyof typeof kinds] };
  return { kind: code === '' ? 'unavailable' : 'refused' };
}

/** Of what the provider has led back with in place of a code. */
export function providerFailure(error: string): SsoFailure {
  if (error === 'access_denied') return { kind: 'cancelled' };
  return { kind: ['server_error', 'temporarily_unavailable'].includes(error) ? 'unavailable' : 'refused' };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function extensionsOf(error: unknown): Values {
  const errors = isValues(error) ? error['graphQLErrors'] : undefined;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  return isValues(first) && isValues(first['extensions']) ? first['extensions'] : {};
}
