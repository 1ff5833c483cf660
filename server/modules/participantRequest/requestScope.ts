import { sql } from 'kysely';
import { byCountry } from '#server/access/countries.ts';
import { type Capability, reach } from '#server/access/roleTable.ts';
import type { Grants } from '#server/access/Viewer.ts';
import { and, FALSE, or, type Sql } from '#server/db/conditions.ts';
import type { Row } from '#server/db/Row.ts';
import { participantHistoryScope } from '../participant/participantScope.ts';

export type RequestKind = Row<'participant_requests'>['kind'];

/** What lets somebody do what is asked for. */
const deciding: Readonly<Record<RequestKind, readonly Capability[]>> = {
  MERGE: ['participants.merge'],
  ERASURE: ['participants.erase', 'participants.approveErasure'],
};

export const mayDecide = (kind: RequestKind, viewer: Pick<Grants, 'roles'>): boolean =>
  deciding[kind].some((capability) => reach(viewer, capability) !== 'none');

/** Requests that the viewer may do or decline. */
export const isForDeciding = (alias: string, viewer: Pick<Grants, 'roles'>): Sql =>
  or(
    (['MERGE', 'ERASURE'] as const)
      .filter((kind) => mayDecide(kind, viewer))
      .map((kind) => sql`${sql.id(alias, 'kind')} = ${sql.lit(kind)}`),
  );

/** Of people whom one sees, or saw before they were deleted: to whoever may ask for it themselves, so that nobody asks twice, and to whoever decides. */
export function requestScope(alias: string, viewer: Grants): Sql {
  const asks = byCountry('participants.ask', viewer, sql`"asked"."country_id"`);
  const sees = or([asks, isForDeciding(alias, viewer)]);
  if (sees === FALSE) return FALSE;
  const person = and([
    sql`"asked"."id" = ${sql.id(alias, 'participant_id')}`,
    participantHistoryScope('asked', viewer),
    sees,
  ]);
  return sql`exists (select 1 from "participants" "asked" where ${person})`;
}
