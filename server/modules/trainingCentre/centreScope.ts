import { sql } from 'kysely';
import type { Sql } from '../../db/conditions.ts';
import type { Viewer } from '../../access/Viewer.ts';
import { byCountry } from '../../access/countries.ts';

export function centreScope(alias: string, viewer: Viewer): Sql {
  return byCountry('centres.read', viewer, sql.id(alias, 'country_id'));
}
