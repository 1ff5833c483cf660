import { and, FALSE, type Sql } from '#server/db/conditions.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { isNotDeleted } from '#server/access/countries.ts';

/** Redirects belong to no country: all or none. */
export function redirectScope(alias: string, viewer: Viewer): Sql {
  return and([isNotDeleted(alias), ...(reach(viewer, 'redirects.read') === 'none' ? [FALSE] : [])]);
}
