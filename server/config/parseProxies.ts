import { isIP } from 'node:net';
import { groupsOf, isMapped } from './ipv6.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';

/** Who may say in X-Forwarded-For whom a request is from: addresses and ranges, or so many hops counted from here. */
export type Proxies = false | number | readonly string[];

/**
 * Whoever trusts every hop believes what the client itself has written at the far end of the header; and so does who
 * trusts more hops, or a wider range, than anybody's proxies take.
 */
const demand =
  'must be the addresses or ranges of the proxies in front, such as 10.0.0.0/8, or how many there are, at most 5; true would believe any client';
const mostHops = 5;
/** Of the largest private networks: 10.0.0.0/8 and fc00::/7. */
const fewestBits = { 4: 8, 6: 7 };

export function parseProxies(read: EnvironmentReader): Proxies {
  const given = read.optional('TRUST_PROXY');
  if (given === null || given.toLowerCase() === 'false') return false;
  if (/^\d$/.test(given) && Number(given) <= mostHops) return Number(given);
  const ranges = given.split(',').map((each) => each.trim());
  return ranges.every(isRange) ? ranges : read.wrong('TRUST_PROXY', demand, false);
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  const [fewest, most] = version === 4 ? [fewestBits[4], 32] : [fewestBitsOf(address), 128];
  return /^\d{1,3}$/.test(bits) && Number(bits) >= fewest && Number(bits) <= most;
}

/** Of an IPv6 range; one of IPv4 addresses written as such has 96 bits before theirs. */
const fewestBitsOf = (address: string): number =>
  isMapped(groupsOf(address)) ? 96 + fewestBits[4] : fewestBits[6];
