import { and, FALSE, type Sql } from '../../db/conditions.ts';
import { reach } from '../../access/roleTable.ts';
import type { Viewer } from '../../access/Viewer.ts';
import { isNotDeleted } from '../../access/countries.ts';

/** Redirects belong to no country: all or none. */
export function redirectScope(alias: string, viewer: Viewer): Sql {
  return and([isNotDeleted(alias), ...(reach(viewer, 'redirects.read') === 'none' ? [FALSE] : [])]);
}
