import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { Grants } from '#server/access/Viewer.ts';
import { byCountry } from '#server/access/countries.ts';

export function centreScope(alias: string, viewer: Grants): Sql {
  return byCountry('centres.read', viewer, sql.id(alias, 'country_id'));
}
