import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/** A page that does not begin, nor start processes that would help it, where something does not hold. */
export const onlyWhere = (page: Sql, condition: Sql): Sql =>
  sql`select "k".* from (${page}) "k" where ${condition}`;
