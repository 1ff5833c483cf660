import { sql } from 'kysely';
import { type Condition, idValue } from '../graphql/read/condition.ts';

/** Events whose centre has this in a column. */
export function isAtCentre(column: string): Condition {
  return (value, { alias, path }) => {
    const centre = `${alias}_at`;
    return sql`exists (select 1 from "training_centres" ${sql.id(centre)} where ${sql.id(centre, 'id')} = ${sql.id(alias, 'training_centre_id')} and ${sql.id(centre, column)} = ${idValue(value, path)}::bigint)`;
  };
}
