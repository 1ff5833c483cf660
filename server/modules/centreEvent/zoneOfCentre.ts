import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { busy } from '#server/errors/errors.ts';
import { capacityBelowBooked } from '#server/errors/bookingRefusals.ts';
import { auditChange } from '#server/graphql/write/auditChange.ts';
import { sameValue } from '#server/db/Json.ts';
import { isId, run, selectIds, update } from '#server/db/rows.ts';
import type { LockTarget, Write, Written } from '#server/graphql/write/WriteDefinition.ts';
import { isOver } from './eventMeasures.ts';
import { notifyNextEligible } from '../notification/index.ts';
import { eventService } from './service.ts';

/** What is over keeps the zone in which it took place. */
const eventsToCome = (centre: string): Sql =>
  sql`from centre_events e where e.training_centre_id = ${centre}::bigint and e.deleted_at is null and not ${isOver('e')}`;

/**
 * K1: a centre's events are locked before the centre. Whoever brings an event to it holds a share of its row: once
 * that is ours, no further event can come.
 */
export async function lockEventsOfCentre(write: Write, { id, input }: LockTarget): Promise<void> {
  if (!isId(id) || input.time_zone === undefined) return;
  const held = await selectIds(write.tx, sql`select e.id::text ${eventsToCome(id)} order by e.id for update`);
  await run(write.tx, sql`select 1 from training_centres where id = ${id} for update`);
  const now = await selectIds(write.tx, sql`select e.id::text ${eventsToCome(id)}`);
  if (now.some((event) => !held.includes(event))) throw busy();
}

interface Found {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly maxTrainees: number | null;
  readonly maxStaff: number | null;
  readonly trainees: number;
  readonly staff: number;
}

/** D1: a centre's new zone becomes that of its events to come. */
export async function passOnTimeZone(write: Write, change: Written<'training_centres'>): Promise<void> {
  const zone = change.row.time_zone;
  if (change.old === null || zone === null || sameValue(change.old.time_zone, zone)) return;
  const events = await run<Found>(
    write.tx,
    sql`select e.id::text, e.name, e.time_zone as zone, e.max_trainees as "maxTrainees", e.max_staff as "maxStaff",
          seats_of(e.id, 'TRAINEE', ${zone})::int as trainees, seats_of(e.id, 'STAFF', ${zone})::int as staff
        ${eventsToCome(change.id)} order by e.id`,
  );
  for (const event of events.filter((each) => each.zone !== zone)) {
    refuseOverbooked(change, event);
    const row = await update(write.tx, 'centre_events', event.id, { time_zone: zone });
    await auditChange(write, eventService.definition, row, {
      event: 'updated',
      old: { time_zone: event.zone },
      new: { time_zone: zone },
    });
    // W4: a placeholder's last day may be over there.
    await notifyNextEligible(write, event.id);
  }
}

/** C5: where a day ends later, a placeholder that had expired takes its seat again. */
function refuseOverbooked({ path }: Written<'training_centres'>, event: Found): void {
  const { name, maxTrainees, maxStaff, trainees, staff } = event;
  for (const [limit, used, maximum] of [
    [maxTrainees, trainees, 'max_trainees'],
    [maxStaff, staff, 'max_staff'],
  ] as const) {
    if (limit === null || used <= limit) continue;
    throw capacityBelowBooked(path, maximum, { limit, used }, { event: name });
  }
}
