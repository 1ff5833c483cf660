import { ref, type Sql } from '../../db/sql.ts';
import type { Viewer } from '../Viewer.ts';
import { byCountry } from './countries.ts';

export function centreScope(alias: string, viewer: Viewer): Sql {
  return byCountry('centres.read', viewer, ref(alias, 'country_id'));
}
