import { TRUE, FALSE, type Sql } from '#server/db/conditions.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';

/** Templates belong to no country: all or none. */
export function templateScope(_alias: string, viewer: Viewer): Sql {
  return reach(viewer, 'templates.read') === 'none' ? FALSE : TRUE;
}
