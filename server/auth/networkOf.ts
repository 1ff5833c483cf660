import { isIP } from 'node:net';
import { groupsOf, isMapped } from '../config/ipv6.ts';

/**
 * What limits count somebody by: their IPv4 address, or the IPv6 network that theirs is one of; whoever has one has 2^64
 * addresses in it. Some proxies write a port behind an address.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  return isMapped(groups) ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
