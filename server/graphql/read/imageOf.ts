import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/** The three variants of an image, kept as JSON text of their paths. */
export const imageOf = (column: Sql): Sql => sql`${column}::json`;
