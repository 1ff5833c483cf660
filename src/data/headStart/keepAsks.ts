import { isValues, type Values } from '../isValues.ts';
import type { Arrival } from './Arrival.ts';
import type { AskStorage } from './forgetAsks.ts';
import { today, writeAsks } from './keptAsks.ts';

/** As many as travel as one request (spec §7). */
const mostAsks = 10;

/** A number, a day, an id or a name of the contract: nothing that somebody has written. */
const plainText = /^[\w:.-]{0,64}$/;

/** What is kept may be read by whoever sits at this browser: no words by which somebody has looked for people. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'string') return plainText.test(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    !isValues(value) || Object.entries(value).every(([key, inner]) => !/search/i.test(key) && isPlain(inner))
  );
};

/** Keeps what an arrival asked, now that it is over. */
export function keepAsks(
  arrival: Arrival,
  uri: string,
  { storage = window.localStorage, day = today() }: KeepOptions = {},
): void {
  const asks = arrival.end().filter((ask) => isPlain((JSON.parse(ask) as Values).variables));
  const { address, userId } = arrival;
  // A filter in the address is what somebody has typed.
  if (userId === undefined || asks.length === 0 || address.includes('filter=')) return;
  writeAsks(storage, { userId, uri, page: { address, day, asks: asks.slice(0, mostAsks) } });
}

interface KeepOptions {
  readonly storage?: AskStorage;
  readonly day?: string;
}
