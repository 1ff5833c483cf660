import { sql } from 'kysely';
import { hasStarted } from '../centreEvent/eventMeasures.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { loadGrants } from '#server/auth/loadGrants.ts';
import type { WriteMail } from '#server/mail/WriteMail.ts';
import { notifyNext } from './service.ts';
import { jobOf } from '#server/jobs/jobTransaction.ts';

interface Told {
  readonly eventId: string;
  readonly event: string;
  /** Whether it is who put them on the list, or whoever gives the seat instead. */
  readonly isAuthor: boolean;
}

/** W4 by mail. It names the event and not the person who waits: mail is no place for who attends what. */
export const seatFreeMail: WriteMail = async ({ database, brand, publicUrl }, { id, userId, name }) => {
  if (id === null) return null;
  // Their countries may have changed since the seat became free (S2), and the event have begun (W6).
  const grants = await loadGrants(database, userId);
  const text = await database.readJson(
    sql`select json_build_object('eventId', e.id::text, 'event', e.name, 'isAuthor', w.author_id = n.user_id)::text
        from notifications n join centre_events e on e.id = n.centre_event_id
        join waiting_list_entries w on w.id = n.waiting_list_entry_id
        where n.id = ${id}::bigint and n.user_id = ${userId}::bigint and n.date_read is null and n.date_gone is null
          and not ${hasStarted('e')} and ${eventScope('e', grants)}`,
  );
  if (text === null) return null;
  const { eventId, event, isAuthor } = JSON.parse(text) as Told;
  return {
    subject: `A seat is free: ${event}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      isAuthor
        ? `A seat has become free on “${event}”, and somebody you put on its waiting list is the next in line.`
        : `A seat has become free on “${event}”. Whoever put the next in line on its waiting list can no longer book them, and you can.`,
      'Nobody is booked by itself: open the waiting list to give the seat, before it goes to somebody else.',
    ],
    link: { label: 'Open the waiting list', url: `${publicUrl}/events/${eventId}?section=waitingList` },
    footer: `You get this mail from ${brand} because you ${isAuthor ? 'put somebody on' : 'may book from'} the waiting list of this event.`,
  };
};

/** W4: seats that became free without a write that would have told, such as by a limit that no longer blocks. */
export const notifySeats = jobOf((tx, now) => notifyNext({ tx, now }));
