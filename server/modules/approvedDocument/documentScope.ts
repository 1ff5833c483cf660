import { sql } from 'kysely';
import { and, belongsTo, or, type Sql, TRUE } from '#server/db/conditions.ts';
import type { Grants, Reader } from '#server/access/Viewer.ts';
import { centreScope } from '../trainingCentre/centreScope.ts';
import { asFarAs, inOwnCountries, isNotDeleted, isOwn } from '#server/access/countries.ts';
import { eventScope, isOfOwnCountriesFor } from '../centreEvent/eventScope.ts';
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
const contractScope = (alias: string, viewer: Reader): Sql =>
  asFarAs('documents.write', viewer, () =>
    or([isOwn(sql.id(alias, 'author_id'), viewer), isOfOwnCountries(alias, viewer)]),
  );

/** Of an event or a centre there. */
export function isOfOwnCountries(alias: string, viewer: Grants): Sql {
  return or([
    belongsTo(alias, 'centre_event_id', 'centre_events', (event) =>
      isOfOwnCountriesFor('documents.write', event, viewer),
    ),
    belongsTo(alias, 'training_centre_id', 'training_centres', (centre) =>
      inOwnCountries(sql.id(centre, 'country_id'), viewer),
    ),
  ]);
}

function placeScope(alias: string, viewer: Reader): Sql {
  return asFarAs('documents.read', viewer, () =>
    or([
      isOwn(sql.id(alias, 'author_id'), viewer),
      belongsTo(alias, 'centre_event_id', 'centre_events', (event) => eventScope(event, viewer)),
      belongsTo(alias, 'training_centre_id', 'training_centres', (centre) => centreScope(centre, viewer)),
    ]),
  );
}
