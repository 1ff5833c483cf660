import { and, FALSE, or, ref, type Sql, sql, TRUE } from '../../db/sql.ts';
import { reach } from '../roleTable.ts';
import type { Viewer } from '../Viewer.ts';
import { isNotDeleted, isOwn } from './countries.ts';
import { eventHistoryScope, eventScope } from './eventScope.ts';
import { participantHistoryScope, participantScope } from './participantScope.ts';

/**
 * Bookings the viewer may see: both the event and the participant must be visible (S2); a placeholder has no
 * participant, so the event decides. Bookers see their own only.
 */
export function bookingScope(alias: string, viewer: Viewer): Sql {
  return and([isNotDeleted(alias), attendanceScope(alias, viewer)]);
}

/** Active waiting-list entries, seen like bookings. */
export function waitingListScope(alias: string, viewer: Viewer): Sql {
  return and([isNotDeleted(alias), sql`${ref(alias, 'closed_at')} is null`, attendanceScope(alias, viewer)]);
}

/** What of an event and its people the viewer may see, whether it still counts or not. */
export function attendanceScope(alias: string, viewer: Viewer): Sql {
  return attendance(alias, viewer, { event: eventScope, person: participantScope });
}

/** The same where the event or the person may be deleted too. */
export function attendanceHistoryScope(alias: string, viewer: Viewer): Sql {
  return attendance(alias, viewer, { event: eventHistoryScope, person: participantHistoryScope });
}

type Scope = (alias: string, viewer: Viewer) => Sql;

function attendance(
  alias: string,
  viewer: Viewer,
  sees: { readonly event: Scope; readonly person: Scope },
): Sql {
  const how = reach(viewer, 'bookings.read');
  if (how === 'none') return FALSE;
  if (how === 'all') return TRUE;
  const own = how === 'own' ? [isOwn(ref(alias, 'author_id'), viewer)] : [];
  return and([...own, seesEvent(alias, viewer, sees.event), seesParticipant(alias, viewer, sees.person)]);
}

function seesEvent(alias: string, viewer: Viewer, scope: Scope): Sql {
  const event = `${alias}_event`;
  return sql`exists (select 1 from "centre_events" ${ref(event)} where ${and([
    sql`${ref(event, 'id')} = ${ref(alias, 'centre_event_id')}`,
    scope(event, viewer),
  ])})`;
}

function seesParticipant(alias: string, viewer: Viewer, scope: Scope): Sql {
  const person = `${alias}_person`;
  const visible = sql`exists (select 1 from "participants" ${ref(person)} where ${and([
    sql`${ref(person, 'id')} = ${ref(alias, 'participant_id')}`,
    scope(person, viewer),
  ])})`;
  return or([sql`${ref(alias, 'participant_id')} is null`, visible]);
}
