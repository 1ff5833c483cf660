import { sql } from 'kysely';
import { and, or, TRUE, FALSE, type Sql } from '#server/db/conditions.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Reader } from '#server/access/Viewer.ts';
import { centreScope } from '../trainingCentre/centreScope.ts';
import { isNotDeleted, isOwn } from '#server/access/countries.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { madeDocumentScope, seesAllMade } from '../documentRun/documentRunScope.ts';

/** Documents of the events and centres one may see, and one's own; what was made from a template for whom it may be seen at all. */
export function documentScope(alias: string, viewer: Reader): Sql {
  return and([isNotDeleted(alias), documentHistoryScope(alias, viewer)]);
}

/** The same, removed or not: whose history the viewer may read. */
export function documentHistoryScope(alias: string, viewer: Reader): Sql {
  return and([placeScope(alias, viewer), kindScope(alias, viewer)]);
}

/** To attach a document shows it to nobody who may not see it where it was made. */
function kindScope(alias: string, viewer: Reader): Sql {
  if (seesAllMade(viewer)) return TRUE;
  return or([
    sql`${sql.id(alias, 'run_type')} is null`,
    madeDocumentScope(alias, viewer, 'approved_document'),
  ]);
}

function placeScope(alias: string, viewer: Reader): Sql {
  const how = reach(viewer, 'documents.read');
  if (how === 'all') return TRUE;
  if (how === 'none') return FALSE;
  return or([
    isOwn(sql.id(alias, 'author_id'), viewer),
    belongsTo('centre_events', 'centre_event_id', alias, (event) => eventScope(event, viewer)),
    belongsTo('training_centres', 'training_centre_id', alias, (centre) => centreScope(centre, viewer)),
  ]);
}

/** Documents whose event or centre meets the condition. */
export function belongsTo(
  table: string,
  column: string,
  alias: string,
  condition: (holder: string) => Sql,
): Sql {
  const holder = `${alias}_${column}`;
  return sql`exists (select 1 from ${sql.id(table)} ${sql.id(holder)} where ${and([
    sql`${sql.id(holder, 'id')} = ${sql.id(alias, column)}`,
    condition(holder),
  ])})`;
}
