import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { Tx } from '#server/db/rows.ts';

const empty = new WeakMap<Tx, Set<string>>();

/** Nobody waits for the event, whose row this transaction holds (K1): nobody can join the line until it ends. */
export function noteEmptyLine({ tx }: Write, event: string): void {
  empty.set(tx, (empty.get(tx) ?? new Set()).add(event));
}

export const isLineEmpty = ({ tx }: Write, event: string): boolean => empty.get(tx)?.has(event) === true;
