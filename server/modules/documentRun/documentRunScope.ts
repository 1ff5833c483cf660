import { sql } from 'kysely';
import { byCountry, inOwnCountries, isOwn } from '#server/access/countries.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Reader, Viewer } from '#server/access/Viewer.ts';
import { and, FALSE, or, type Sql, TRUE } from '#server/db/conditions.ts';
import { eventHistoryScope, eventScope } from '../centreEvent/eventScope.ts';
import { bookingHistoryScope, bookingScope } from '../eventBooking/bookingScope.ts';
import { participantHistoryScope } from '../participant/participantScope.ts';
import { capabilitiesOf } from './documentPolicy.ts';
import { type RunGroup, typesIn } from './runKindPolicy.ts';

const groups = Object.keys(capabilitiesOf) as readonly RunGroup[];

/** Runs of the kinds that the viewer's roles name, of events that they may see; a booker's where they have booked. */
export function documentRunScope(alias: string, viewer: Viewer): Sql {
  return byGroup(alias, viewer, (capability) => {
    const event = `${alias}_event`;
    const ofEvent = (condition: Sql) =>
      sql`exists (select 1 from "centre_events" ${sql.id(event)} where ${and([
        sql`${sql.id(event, 'id')} = ${sql.id(alias, 'centre_event_id')}`,
        eventScope(event, viewer),
        condition,
      ])})`;
    switch (reach(viewer, capability)) {
      case 'all':
        return ofEvent(TRUE);
      case 'countries':
        return ofEvent(inOwnCountries(sql.id(event, 'country_id'), viewer));
      case 'own':
        return and([ofEvent(TRUE), hasOwnBooking(alias, viewer)]);
      case 'none':
        return FALSE;
    }
  });
}

/** Documents of those kinds, where everybody they are about may be seen; of free text those who made them, and whoever sees all. */
export function generatedDocumentScope(alias: string, viewer: Viewer): Sql {
  const ofKinds = madeDocumentScope(alias, viewer, 'generated_document');
  const free = and([
    sql`${sql.id(alias, 'run_type')} is null`,
    reach(viewer, 'papers.read') === 'all' ? TRUE : isOwn(sql.id(alias, 'author_id'), viewer),
  ]);
  return reach(viewer, 'papers.read') === 'none' ? ofKinds : or([ofKinds, free]);
}

/** What was made is seen by the same people where it is attached as well (S6): its kind, its event and its people decide. */
export function madeDocumentScope(
  alias: string,
  viewer: Reader,
  kept: 'generated_document' | 'approved_document',
): Sql {
  return byGroup(alias, viewer, (capability) => {
    switch (reach(viewer, capability)) {
      case 'all':
        return TRUE;
      case 'countries':
      case 'own':
        return and([seesEvent(alias, viewer, capability), seesEverybody(alias, viewer, kept)]);
      case 'none':
        return FALSE;
    }
  });
}

/** Whoever sees what is made of every kind, wherever it is. */
export const seesAllMade = (viewer: Reader): boolean =>
  groups.every((group) => reach(viewer, capabilitiesOf[group].read) === 'all');

type ReadCapability = (typeof capabilitiesOf)[RunGroup]['read'];

function byGroup(alias: string, viewer: Reader, condition: (capability: ReadCapability) => Sql): Sql {
  return or(
    groups.map((group) => {
      const rows = condition(capabilitiesOf[group].read);
      return rows === FALSE
        ? FALSE
        : and([sql`${sql.id(alias, 'run_type')} = any(${[...typesIn(group)]}::text[])`, rows]);
    }),
  );
}

function hasOwnBooking(alias: string, viewer: Viewer): Sql {
  const booking = `${alias}_booking`;
  return sql`exists (select 1 from "event_bookings" ${sql.id(booking)} where ${and([
    sql`${sql.id(booking, 'centre_event_id')} = ${sql.id(alias, 'centre_event_id')}`,
    isOwn(sql.id(booking, 'author_id'), viewer),
    bookingScope(booking, viewer),
  ])})`;
}

function seesEvent(alias: string, viewer: Reader, capability: ReadCapability): Sql {
  const event = `${alias}_event`;
  const country =
    reach(viewer, capability) === 'own' ? TRUE : byCountry(capability, viewer, sql.id(event, 'country_id'));
  return sql`exists (select 1 from "centre_events" ${sql.id(event)} where ${and([
    sql`${sql.id(event, 'id')} = ${sql.id(alias, 'centre_event_id')}`,
    eventHistoryScope(event, viewer),
    country,
  ])})`;
}

/** One person who is hidden hides the document: it cannot be read in part. */
function seesEverybody(alias: string, viewer: Reader, kept: string): Sql {
  const noneHidden = (context: string, table: string, scope: (alias: string) => Sql) =>
    noRecordHidden(alias, { kept, context, table, scope });
  return and([
    noneHidden('EVENT_BOOKING', 'event_bookings', (seat) => bookingHistoryScope(seat, viewer)),
    noneHidden('PARTICIPANT', 'participants', (person) => participantHistoryScope(person, viewer)),
  ]);
}

interface Named {
  readonly kept: string;
  readonly context: string;
  readonly table: string;
  readonly scope: (alias: string) => Sql;
}

function noRecordHidden(alias: string, { kept, context, table, scope }: Named): Sql {
  const [named, record] = [`${alias}_named`, `${alias}_record`];
  return sql`not exists (select 1 from ${sql.id(`${kept}_records`)} ${sql.id(named)} where ${sql.id(named, `${kept}_id`)} = ${sql.id(alias, 'id')}
    and ${sql.id(named, 'context')} = ${sql.raw(`'${context}'`)} and not exists (
      select 1 from ${sql.id(table)} ${sql.id(record)} where ${and([
        sql`${sql.id(record, 'id')} = ${sql.id(named, 'record_id')}::bigint`,
        scope(record),
      ])}))`;
}
