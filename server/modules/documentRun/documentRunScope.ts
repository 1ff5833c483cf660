import { sql } from 'kysely';
import { areOwnCountries, asFarAs, byCountry, inOwnCountries, isOwn } from '#server/access/countries.ts';
import { asGivenBy, type Capability, reach, reachesOwn } from '#server/access/roleTable.ts';
import type { Reader, Viewer } from '#server/access/Viewer.ts';
import { and, belongsTo, FALSE, or, type Sql, TRUE } from '#server/db/conditions.ts';
import { eventHistoryScope, eventScope } from '../centreEvent/eventScope.ts';
import { bookingScope } from '../eventBooking/bookingScope.ts';
import { participantHistoryScope } from '../participant/participantScope.ts';
import { bookingsWithin } from './documentBookingScope.ts';
import { capabilitiesOf } from './documentPolicy.ts';
import { type RunGroup, type RunType, typesIn } from './runKindPolicy.ts';

const groups = Object.keys(capabilitiesOf) as readonly RunGroup[];

/** Runs of the kinds that the viewer's roles name, of events that they may see; a booker's where they have booked. */
export function documentRunScope(alias: string, viewer: Viewer): Sql {
  return byGroup(alias, viewer, 'read', (capability) => {
    const how = reach(viewer, capability);
    if (how === 'none') return FALSE;
    const ofEvent = (within: (event: string) => Sql): Sql =>
      belongsTo(alias, 'centre_event_id', 'centre_events', (event) =>
        and([eventScope(event, asGivenBy(viewer, capability)), within(event)]),
      );
    if (how === 'all') return ofEvent(() => TRUE);
    const ofCountries = ofEvent((event) => inOwnCountries(sql.id(event, 'country_id'), viewer));
    const ofBookings = and([ofEvent(() => TRUE), hasBooking(alias, viewer, capability)]);
    if (how === 'own') return ofBookings;
    return reachesOwn(viewer, capability) ? or([ofCountries, ofBookings]) : ofCountries;
  });
}

/** Documents of those kinds, where everybody they are about may be seen; of free text those who made them, and whoever sees all. */
export const generatedDocumentScope = (alias: string, viewer: Viewer): Sql =>
  generatedWithin(alias, viewer, 'read');

/** Those of them that the viewer may hand on: handing on is for whom the role table lets make them. */
export const handedOnScope = (alias: string, viewer: Viewer): Sql => generatedWithin(alias, viewer, 'make');

function generatedWithin(alias: string, viewer: Viewer, does: Doing): Sql {
  const ofKinds = madeWithin(alias, viewer, { kept: 'generated_document', does });
  const how = reach(viewer, capabilitiesOf.papers[does]);
  const free = and([
    sql`${sql.id(alias, 'run_type')} is null`,
    how === 'all' ? TRUE : isOwn(sql.id(alias, 'author_id'), viewer),
  ]);
  return how === 'none' ? ofKinds : or([ofKinds, free]);
}

/** What was made is seen by the same people where it is attached as well (S6): its kind, its event and its people decide. */
export const madeDocumentScope = (alias: string, viewer: Reader, kept: Kept): Sql =>
  madeWithin(alias, viewer, { kept, does: 'read' });

type Kept = 'generated_document' | 'approved_document';
type Doing = 'read' | 'make';

function madeWithin(
  alias: string,
  viewer: Reader,
  { kept, does }: { readonly kept: Kept; readonly does: Doing },
): Sql {
  return byGroup(alias, viewer, does, (capability) =>
    asFarAs(capability, viewer, () => seesRecords(alias, viewer, { kept, capability })),
  );
}

/** Whoever sees what is made of every kind, wherever it is. */
export const seesAllMade = (viewer: Reader): boolean =>
  groups.every((group) => reach(viewer, capabilitiesOf[group].read) === 'all');

function byGroup(
  alias: string,
  viewer: Reader,
  does: Doing,
  condition: (capability: Capability) => Sql,
): Sql {
  return or(
    alike(viewer, does).map(({ capability, types }) => {
      const rows = condition(capability);
      return rows === FALSE ? FALSE : and([sql`${sql.id(alias, 'run_type')} = any(${types}::text[])`, rows]);
    }),
  );
}

/** Kinds that the same roles let the viewer have as far are asked about at once. */
function alike(viewer: Reader, does: Doing) {
  const found = new Map<string, { readonly capability: Capability; readonly types: RunType[] }>();
  for (const group of groups) {
    const capability = capabilitiesOf[group][does];
    const key = `${reach(viewer, capability)} ${asGivenBy(viewer, capability).roles.join()}`;
    const same = found.get(key);
    if (same) same.types.push(...typesIn(group));
    else found.set(key, { capability, types: [...typesIn(group)] });
  }
  return [...found.values()];
}

function hasBooking(alias: string, viewer: Viewer, capability: Capability): Sql {
  const booking = `${alias}_booking`;
  return sql`exists (select 1 from "event_bookings" ${sql.id(booking)} where ${and([
    sql`${sql.id(booking, 'centre_event_id')} = ${sql.id(alias, 'centre_event_id')}`,
    bookingScope(booking, viewer),
    bookingsWithin(capability, booking, viewer),
  ])})`;
}

/** Who reaches documents of their own bookings reaches them wherever those are: the bookings decide. */
const seesEvent = (alias: string, viewer: Reader, capability: Capability): Sql =>
  belongsTo(alias, 'centre_event_id', 'centre_events', (event) =>
    and([
      eventHistoryScope(event, asGivenBy(viewer, capability)),
      reachesOwn(viewer, capability) ? TRUE : byCountry(capability, viewer, sql.id(event, 'country_id')),
    ]),
  );

/**
 * Its event and everybody it is about: one person who is hidden hides the document, which cannot be read in part. Where
 * countries decide of all of them, those that it keeps are asked instead (ADR 21).
 */
function seesRecords(
  alias: string,
  viewer: Reader,
  { kept, capability }: { readonly kept: Kept; readonly capability: Capability },
): Sql {
  const giving = asGivenBy(viewer, capability);
  const noneHidden = (context: string, table: string, scope: (alias: string) => Sql) =>
    noRecordHidden(alias, { kept, context, table, scope });
  const asked = and([
    seesEvent(alias, viewer, capability),
    noneHidden('EVENT_BOOKING', 'event_bookings', (seat) => bookingsWithin(capability, seat, viewer)),
    noneHidden('PARTICIPANT', 'participants', (person) => participantHistoryScope(person, giving)),
  ]);
  if (kept !== 'generated_document' || !seesByCountries(giving, capability)) return asked;
  const countries = sql.id(alias, 'kept_countries');
  return sql`case when ${countries} is null then ${asked} else ${areOwnCountries(countries, viewer)} end`;
}

/** Whose people and seats are those of their countries, all of them and no others. */
function seesByCountries(giving: Reader, capability: Capability): boolean {
  const read: readonly Capability[] = [capability, 'events.read', 'bookings.read', 'participants.read'];
  return read.every((each) => reach(giving, each) === 'countries') && !reachesOwn(giving, 'bookings.read');
}

interface Named {
  readonly kept: string;
  readonly context: string;
  readonly table: string;
  readonly scope: (alias: string) => Sql;
}

/** By its id each, lest all records of a table be read for those of a few documents. */
function noRecordHidden(alias: string, { kept, context, table, scope }: Named): Sql {
  const [named, record] = [`${alias}_named`, `${alias}_record`];
  return sql`not exists (select 1 from ${sql.id(`${kept}_records`)} ${sql.id(named)} where ${sql.id(named, `${kept}_id`)} = ${sql.id(alias, 'id')}
    and ${sql.id(named, 'context')} = ${sql.raw(`'${context}'`)} and not exists (
      select 1 from ${sql.id(table)} ${sql.id(record)} where ${and([
        sql`${sql.id(record, 'id')} = ${sql.id(named, 'record_id')}::bigint`,
        scope(record),
      ])} offset 0))`;
}
