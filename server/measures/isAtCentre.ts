import { ref, sql } from '../db/sql.ts';
import { type Condition, idValue } from '../graphql/read/condition.ts';

/** Events whose centre has this in a column. */
export function isAtCentre(column: string): Condition {
  return (value, { alias, path }) => {
    const centre = `${alias}_at`;
    return sql`exists (select 1 from "training_centres" ${ref(centre)} where ${ref(centre, 'id')} = ${ref(alias, 'training_centre_id')} and ${ref(centre, column)} = ${idValue(value, path)}::bigint)`;
  };
}
