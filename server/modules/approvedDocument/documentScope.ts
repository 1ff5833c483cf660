import { sql } from 'kysely';
import { and, or, TRUE, FALSE, type Sql } from '#server/db/conditions.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Grants, Reader } from '#server/access/Viewer.ts';
import { centreScope } from '../trainingCentre/centreScope.ts';
import { inOwnCountries, isNotDeleted, isOwn } from '#server/access/countries.ts';
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
  const uploaded = and([
    sql`${sql.id(alias, 'run_type')} is null`,
    or([sql`${sql.id(alias, 'purpose')} <> 'CONTRACT'`, contractScope(alias, viewer)]),
  ]);
  return or([uploaded, madeDocumentScope(alias, viewer, 'approved_document')]);
}

/** A contract tells of money: it is seen by those who handle what has to be approved there, and whoever uploaded it. */
function contractScope(alias: string, viewer: Reader): Sql {
  switch (reach(viewer, 'documents.write')) {
    case 'all':
      return TRUE;
    case 'countries':
    case 'own':
      return or([isOwn(sql.id(alias, 'author_id'), viewer), isOfOwnCountries(alias, viewer)]);
    case 'none':
      return FALSE;
  }
}

/** Of an event or a centre there. */
export function isOfOwnCountries(alias: string, viewer: Grants): Sql {
  const own = (holder: string) => inOwnCountries(sql.id(holder, 'country_id'), viewer);
  return or([
    belongsTo('centre_events', 'centre_event_id', alias, own),
    belongsTo('training_centres', 'training_centre_id', alias, own),
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
function belongsTo(table: string, column: string, alias: string, condition: (holder: string) => Sql): Sql {
  const holder = `${alias}_${column}`;
  return sql`exists (select 1 from ${sql.id(table)} ${sql.id(holder)} where ${and([
    sql`${sql.id(holder, 'id')} = ${sql.id(alias, column)}`,
    condition(holder),
  ])})`;
}
