import { isIP } from 'node:net';
import type { EnvironmentReader } from './EnvironmentReader.ts';

/** Who may say in X-Forwarded-For whom a request is from: addresses and ranges, or so many hops counted from here. */
export type Proxies = false | number | readonly string[];

/** Whoever trusts every hop believes what the client itself has written at the far end of the header. */
const demand =
  'must be the addresses or ranges of the proxies in front, such as 10.0.0.0/8, or how many there are; true would believe any client';

export function parseProxies(read: EnvironmentReader): Proxies {
  const given = read.optional('TRUST_PROXY');
  if (given === null || given.toLowerCase() === 'false') return false;
  if (/^\d{1,2}$/.test(given)) return Number(given);
  const ranges = given.split(',').map((each) => each.trim());
  return ranges.every(isRange) ? ranges : read.wrong('TRUST_PROXY', demand, false);
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
