import { sql } from 'kysely';
import { and, type Sql } from '#server/db/conditions.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { byCountry, isNotDeleted } from '#server/access/countries.ts';

export function participantScope(alias: string, viewer: Viewer): Sql {
  return and([isNotDeleted(alias), participantHistoryScope(alias, viewer)]);
}

/** The same, deleted or not. */
export function participantHistoryScope(alias: string, viewer: Viewer): Sql {
  return byCountry('participants.read', viewer, sql.id(alias, 'country_id'));
}
