import { sql } from 'kysely';
import { and, or, type Sql, TRUE } from '#server/db/conditions.ts';
import type { AllButFew, Asked } from './condition.ts';
import { affirmed, emptied, unmetBy } from './operators.ts';
import type { Owner } from './testedColumn.ts';

/** The comparison with an operator, of the row that `alias` names. */
export type OwnersTest = (alias: string, operator: string) => Sql;

export interface OthersTest {
  readonly operator: string;
  readonly value: unknown;
  readonly asked: Asked;
  readonly test: OwnersTest;
}

/**
 * A comparison of the record that a row belongs to, among those that the viewer may see (S1). A row that belongs to none
 * is empty there, as a placeholder has no last name.
 */
export function ofOwner(owner: Owner, { operator, value, asked, test }: OthersTest): Sql {
  const asks = emptied(operator, value);
  const alias = `${asked.alias}_owner`;
  const named = sql.id(asked.alias, owner.column);
  const id = sql.id(alias, 'id');
  const from = sql`from ${sql.id(owner.table)} ${sql.id(alias)}`;
  const met = (compared: string) => and([owner.scope(alias, asked.viewer), test(alias, compared)]);
  const owners = (compared: string) => sql`${from} where ${met(compared)}`;
  const among = (compared: string) => sql`${named} in (select ${id} ${owners(compared)})`;
  const allButFew = (): AllButFew | null => {
    const unmet = asked.isOfAll === true ? unmetBy(asks) : undefined;
    if (!owner.many || !unmet) return null;
    const { listed, unseen } = owner.many;
    // One after the other, each by an index of its own.
    const others = (tested: (compared: string) => Sql) =>
      sql.join(
        [unseen(alias, asked.viewer), ...unmet.map(tested)].map(
          (where) => sql`select ${id} ${from} where ${where}`,
        ),
        sql.raw(' union all '),
      );
    return {
      looked: others((compared) => and([listed(alias), test(alias, compared)])),
      atMost: fewOfMany,
      all: sql`${named} is not null`,
      allBut: sql`${named} in (${others(met)})`,
      otherwise: among(asks),
    };
  };
  if (asks === 'IS_NULL' && owner.isAlwaysThere !== true) {
    const otherwise = or([sql`${named} is null`, among(asks)]);
    if (owner.areFew !== true) return otherwise;
    const from = sql`select ${id} as "of" ${owners(asks)}`;
    return asked.offer?.({ from, by: owner.column, orNone: true, atMost: few, otherwise }) === true
      ? TRUE
      : otherwise;
  }
  const affirmative = affirmed[asks];
  if (affirmative === undefined) {
    const way = allButFew() ?? {
      from: sql`select ${id} as "of" ${owners(asks)}`,
      by: owner.column,
      ...(owner.eachBy === undefined ? { atMost: few } : { atMost: fewOfEach, eachBy: owner.eachBy }),
      ...(asks === 'LIKE' && owner.areFew !== true && ofWords),
      // Asked whether it is true, it is no join: all owners that meet it are known before the order is walked.
      otherwise: owner.areFew === true ? sql`(${among(asks)}) is true` : among(asks),
    };
    return asked.offer?.(way) === true ? TRUE : among(asks);
  }
  if (asked.offer?.({ allBut: among(affirmative) }) === true) return TRUE;
  // Not `is not true`: who is not named may be nearly everybody, and would be looked through for each row.
  return sql`not exists (select 1 ${owners(affirmative)} and ${id} = ${named})`;
}

/** So many rows of owners are sorted sooner than they are met in the order of a list. */
const few = 8_000;

/** Where the first rows of each owner are found as well. */
const fewOfEach = 2_000;

/** Of words fewer: they are made comparable for each owner, and the first rows of the order tell whether many have them. */
const ofWords = { atMost: 3_000, metByOneIn: 100 };

/** The rows of so many owners are counted sooner than those of all others, of whom there are many. */
const fewOfMany = 50_000;
