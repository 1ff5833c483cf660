import { sql } from 'kysely';
import { isOwn } from '#server/access/countries.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { TRUE, type Sql } from '#server/db/conditions.ts';

/** V3: whoever began it, and administrators. */
export const taskScope = (alias: string, viewer: Viewer): Sql =>
  reach(viewer, 'tasks.ofOthers') === 'all' ? TRUE : isOwn(sql.id(alias, 'owner_id'), viewer);

/** It waits for its turn, or has it. */
export const isUnderWay = (alias: string): Sql => sql`${sql.id(alias, 'state')} in ('WAITING', 'RUNNING')`;
