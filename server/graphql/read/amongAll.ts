import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { OfAll } from '../Entity.ts';
import type { OthersTest } from './ofOwner.ts';
import { affirmed, emptied } from './operators.ts';

/** A comparison of what is worked out for all rows at once; a row of which it says nothing is empty there. */
export function amongAll({ from, key }: OfAll, { operator, value, asked, test }: OthersTest): Sql {
  const asks = emptied(operator, value);
  const told = `${asked.alias}_told`;
  const among = (compared: string) =>
    sql`${sql.id(asked.alias, 'id')} = any(array(select ${sql.id(told, key)} from ${from} ${sql.id(told)} where ${test(told, compared)}))`;
  const opposite = asks === 'IS_NULL' ? 'IS_NOT_NULL' : affirmed[asks];
  return opposite === undefined ? among(asks) : sql`not ${among(opposite)}`;
}
