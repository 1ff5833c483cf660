import type { MercuriusContext } from 'mercurius';
import { networkOf } from '../auth/networkOf.ts';
import type { Browser } from '../auth/sso/SingleSignOn.ts';

export function callerOf({ reply: { request } }: MercuriusContext): Browser {
  const { cookie, origin, 'user-agent': userAgent } = request.headers;
  return { address: networkOf(request.ip), userAgent: userAgent ?? null, cookies: cookie, origin };
}
