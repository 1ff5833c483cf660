import type { Proxies } from '../config/parseProxies.ts';

type Trust = false | string[] | ((address: string, hop: number) => boolean);

/** As Fastify takes it. It trusts nobody for a bare number of hops, since it cannot know that all come through them. */
export function trustedProxies(proxies: Proxies): Trust {
  if (proxies === false) return false;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}
