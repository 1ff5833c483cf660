import { sql } from 'kysely';
import { and, or, TRUE, FALSE, type Sql } from '#server/db/conditions.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { centreScope } from '../trainingCentre/centreScope.ts';
import { isOwn } from '#server/access/countries.ts';
import { eventScope } from '../centreEvent/eventScope.ts';

/** Documents of the events and centres one may see, and one's own. */
export function documentScope(alias: string, viewer: Viewer): Sql {
  const how = reach(viewer, 'documents.read');
  if (how === 'all') return TRUE;
  if (how === 'none') return FALSE;
  return or([
    isOwn(sql.id(alias, 'author_id'), viewer),
    attachedTo('centre_events', `${alias}_event`, alias, eventScope(`${alias}_event`, viewer)),
    attachedTo('training_centres', `${alias}_centre`, alias, centreScope(`${alias}_centre`, viewer)),
  ]);
}

function attachedTo(table: string, holder: string, alias: string, scope: Sql): Sql {
  return sql`exists (select 1 from ${sql.id(table)} ${sql.id(holder)} where ${and([
    sql`${sql.id(holder, 'approved_document_id')} = ${sql.id(alias, 'id')}`,
    scope,
  ])})`;
}
