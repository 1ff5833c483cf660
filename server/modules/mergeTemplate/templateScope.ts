import { TRUE, FALSE, type Sql } from '../../db/conditions.ts';
import { reach } from '../../access/roleTable.ts';
import type { Viewer } from '../../access/Viewer.ts';

/** Templates belong to no country: all or none. */
export function templateScope(_alias: string, viewer: Viewer): Sql {
  return reach(viewer, 'templates.read') === 'none' ? FALSE : TRUE;
}
