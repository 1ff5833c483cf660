import { sql } from 'kysely';
import { templateKeyOf } from '#schema/templateKeyOf.ts';
import type { Sql } from '../db/conditions.ts';
import type { Row } from '../db/Row.ts';
import { run, select, type Tx } from '../db/rows.ts';
import { enqueueDocuments, keepRun, type RunType } from '../modules/documentRun/index.ts';

interface Subject {
  readonly key: string;
  readonly label: string;
}

interface Wanted {
  readonly runType: RunType;
  readonly event: Row<'centre_events'>;
  /** Of these bookings alone; of all where left out. */
  readonly event_booking_ids?: readonly string[];
  readonly subjects: readonly Subject[];
}

/**
 * Documents of the demo that somebody has asked for: the server makes them once it runs, as it makes all others, so that
 * nobody waits for them at the first start. Confirmations of an event to come, its list, and a certificate of one that is over.
 */
export async function queueDocuments(tx: Tx, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const [coming] = await crowded(tx, sql`e.date_start > ${today}`);
  const [over] = await crowded(tx, sql`e.date_end < ${today}`);
  const [owner] = await select(tx, 'users', sql`where t.username = 'global_manager'`);
  if (!coming || !over || !owner) throw new Error('The demo has nobody to make documents for.');
  const people = await confirmed(tx, coming.id);
  const [guest] = await confirmed(tx, over.id);
  if (!guest) throw new Error('The demo has nobody who was there.');
  const all: readonly Wanted[] = [
    { runType: 'CONFIRMATION', event: coming, subjects: people.map(subjectOf) },
    { runType: 'ATTENDANCE_LIST', event: coming, subjects: [{ key: 'event', label: coming.name }] },
    { runType: 'CERTIFICATE', event: over, event_booking_ids: [guest.id], subjects: [subjectOf(guest)] },
  ];
  for (const wanted of all) await queueOne(tx, wanted, { ownerId: owner.id, now });
}

async function queueOne(
  tx: Tx,
  { runType, event, subjects, ...bookings }: Wanted,
  { ownerId, now }: { readonly ownerId: string; readonly now: Date },
): Promise<void> {
  const params = { centre_event_id: event.id, ...bookings };
  const { key } = await keepRun(tx, { runType, event, params, authorId: ownerId, now });
  const [template] = await select(
    tx,
    'merge_templates',
    sql`where t.key = ${templateKeyOf(runType)} order by t.version desc limit 1`,
  );
  if (!template) throw new Error(`The demo has no template for ${runType}.`);
  await enqueueDocuments(tx, {
    run: { key, type: runType, eventName: event.name },
    templateId: template.id,
    isCombined: false,
    reason: null,
    chosen: subjects.map((subject) => ({ ...subject, number: null })),
    ownerId,
    now,
  });
}

/** The event that most people come to. */
const crowded = (tx: Tx, which: Sql) =>
  select(
    tx,
    'centre_events',
    sql`where t.id = (select e.id from centre_events e join event_bookings b on b.centre_event_id = e.id and b.booking_status = 'CONFIRMED'
      where ${which} and e.event_status <> 'Cancelled' group by e.id order by count(*) desc, e.id limit 1)`,
  );

interface Guest {
  readonly id: string;
  readonly name: string;
}

const confirmed = (tx: Tx, event: string) =>
  run<Guest>(
    tx,
    sql`select b.id::text, p.full_name as name from event_bookings b join participants p on p.id = b.participant_id
      where b.centre_event_id = ${event} and b.booking_status = 'CONFIRMED' order by p.full_name, b.id`,
  );

const subjectOf = ({ id, name }: Guest): Subject => ({ key: `booking-${id}`, label: name });
