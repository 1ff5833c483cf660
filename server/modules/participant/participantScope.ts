import { sql } from 'kysely';
import { and, type Sql } from '#server/db/conditions.ts';
import type { Grants } from '#server/access/Viewer.ts';
import { byCountry, isNotDeleted } from '#server/access/countries.ts';
import type { OrderColumn } from '#server/graphql/read/orderBy.ts';

/** Sorts what belongs to a participant by last, then first name; what has none comes last. */
export const byParticipantName: OrderColumn = {
  join: (alias) => sql`left join "participants" "named" on "named"."id" = ${sql.id(alias, 'participant_id')}`,
  expressions: () => [sql.raw('"named"."last_name"'), sql.raw('"named"."first_name"')],
  nullable: true,
};

export function participantScope(alias: string, viewer: Grants): Sql {
  return and([isNotDeleted(alias), participantHistoryScope(alias, viewer)]);
}

/** The same, deleted or not. */
export function participantHistoryScope(alias: string, viewer: Grants): Sql {
  return byCountry('participants.read', viewer, sql.id(alias, 'country_id'));
}

/** The same but for those who became another: they are erased with the one that they became. */
export function erasableScope(alias: string, viewer: Grants): Sql {
  return and([sql`${sql.id(alias, 'merged_into_id')} is null`, participantHistoryScope(alias, viewer)]);
}
