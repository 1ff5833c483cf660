import { ref, type Sql } from '../../db/sql.ts';
import type { Viewer } from '../Viewer.ts';
import { byCountry } from './countries.ts';

/** Each audit row carries the country of its record, so that changes of deleted records stay readable. */
export function auditScope(alias: string, viewer: Viewer): Sql {
  return byCountry('audit.read', viewer, ref(alias, 'country_id'));
}
