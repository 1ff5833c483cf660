import { isRecord } from '#server/db/isRecord.ts';
import type { Values } from '#server/documents/merge/MergeWorld.ts';
import { ask, readRecord, readSlices } from '#server/documents/merge/readRecords.ts';
import { tooManyBookings } from '#server/errors/documentRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { bookingsOfEvent, mergeWorld } from '../mergeTemplate/index.ts';
import { mostTaskRows } from '../task/index.ts';
import { daysOf, type EventDays } from './eventDays.ts';
import { usesPassport } from './passports.ts';
import { bookingsOfRun, type RunBooking } from './bookingsOfRun.ts';
import { isClosedToMakers } from './isClosedToMakers.ts';
import { whyNotAbout } from './documentPolicy.ts';
import { type RunKind, runKinds, type RunType } from './runKindPolicy.ts';
import type { RunParams } from './runParams.ts';
import { textOf } from './textOf.ts';

/** What `heads` asks of each kind of record: '{ id name }', by what paths begin with. */
export type Selections = ReadonlyMap<string, string>;

/** The records that one impression takes its values from, by what paths begin with. */
export type ImpressionRecords = Readonly<Record<string, Values | null>>;

/** One document that can be made of a run. */
export interface RunSubject {
  /** 'booking-12', 'trainer-3', 'event'. */
  readonly key: string;
  readonly label: string;
  readonly eventId: string;
  readonly bookingId: string | null;
  readonly participantId: string | null;
  readonly trainerId: string | null;
  /** Its booking as far as it decides whether the document can be made; null for others. */
  readonly booking: Values | null;
  /** Why the viewer may not make it; null where they may as far as they may make any. */
  readonly whyNotMake: string | null;
  readonly records: ImpressionRecords;
}

export interface RunEvent {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly countryId: string | null;
  /** S2: to the roles by which the viewer would make documents of this kind. */
  readonly isClosed: boolean;
  /** Read before what is printed: a document says these days, or later ones. */
  readonly days: EventDays | null;
}

export interface RunRecords {
  readonly event: RunEvent;
  readonly subjects: readonly RunSubject[];
  /** All of the event, whichever were asked for; none where documents are not made for bookings. */
  readonly bookings: readonly RunBooking[];
}

const none = '{ id }';

/**
 * Whom a run is for and what its template takes from them, read as the viewer would by the contract: some five
 * statements, and one for each slice of bookings. Of bookings only those of `keys`, where they are named. Null where the
 * event is not visible.
 */
export async function readRunRecords(
  session: WriteSession,
  type: RunType,
  params: RunParams,
  selections: Selections,
  keys?: readonly string[],
): Promise<RunRecords | null> {
  const kind = runKinds[type];
  const { centre_event_id: id } = params;
  const data = await ask(documentOf(kind, selections), { id }, session);
  const found = eventOf(data['event']);
  if (found === null) return null;
  const event = { ...found, isClosed: await isClosedToMakers(session, type, id) };
  const { centreEvent } = mergeWorld.contexts;
  const of = selections.get('centreEvent') ?? none;
  const shared = {
    centreEvent: centreEvent ? await readRecord(centreEvent, id, of, session) : null,
    trainingCentre: member(member(data, 'centre'), 'trainingCentre'),
  };
  if (kind.each !== 'booking')
    return { event, subjects: subjectsOf(kind, { data, event, shared, params }), bookings: [] };
  const bookings = await bookingsOfRun(session, type, id);
  const asked = params.event_booking_ids && new Set(params.event_booking_ids);
  const named = keys && new Set(keys);
  const ids = bookings
    .map((booking) => booking.id)
    .filter((each) => (asked?.has(each) ?? true) && (named?.has(keyOfBooking(each)) ?? true));
  if (ids.length > mostTaskRows) throw tooManyBookings(mostTaskRows);
  const seats = await readSlices(ids, bookingsOfEvent, seatOf(selections), session);
  const reached = {
    within: new Set(bookings.filter(({ mayMake }) => mayMake).map((booking) => booking.id)),
    whyNot: whyNotAbout(session.viewer, type, event),
  };
  return { event, subjects: bookingSubjects(kind, { seats, event, shared, params }, reached), bookings };
}

function documentOf({ each }: RunKind, selections: Selections): string {
  const of = (head: string) => selections.get(head) ?? none;
  const parts = [
    'event: centreEvent(id: $id) { id name timeZone countryId dateStart dateEnd }',
    `centre: centreEvent(id: $id) { trainingCentre ${of('trainingCentre')} }`,
    ...(each === 'trainer'
      ? [
          'teachers: centreEvent(id: $id) { trainers { trainer { id fullName } } }',
          `trainers: centreEvent(id: $id) { trainers { trainer ${of('trainer').replace('{', '{ id ')} } }`,
          `paid: centreEvent(id: $id) { trainerHonoraria ${(selections.get('trainerHonoraria') ?? '{ trainerId centreEventId }').replace('{', '{ trainerId centreEventId ')} }`,
        ]
      : []),
  ];
  return `query ($id: ID!) { ${parts.join('\n')} }`;
}

/** Of each booking what decides about its document, and what the template takes from it and its person. */
function seatOf(selections: Selections): string {
  const own = selections.get('eventBooking') ?? none;
  const deciding = `id bookingStatus visaRequired participant { id fullName } ${usesPassport(own) ? passportFields : ''}`;
  return own.replace('{', `{ ${deciding} participant ${selections.get('participant') ?? none} `);
}

const keyOfBooking = (id: string): string => `booking-${id}`;

const passportFields = 'passportOnFile can { action allowed why }';

interface Read {
  readonly event: RunEvent;
  readonly shared: ImpressionRecords;
  readonly params: RunParams;
}

function subjectsOf(kind: RunKind, read: Read & { readonly data: Values }): readonly RunSubject[] {
  if (kind.each === 'trainer') return trainerSubjects(read);
  const { event, shared } = read;
  return [subjectOf(event, { key: 'event', label: event.name, records: shared })];
}

const subjectOf = (
  event: RunEvent,
  told: Pick<RunSubject, 'key' | 'label' | 'records'> & Partial<RunSubject>,
): RunSubject => ({
  eventId: event.id,
  bookingId: null,
  participantId: null,
  trainerId: null,
  booking: null,
  whyNotMake: null,
  ...told,
});

interface Reached {
  /** Bookings whose documents may be made. */
  readonly within: ReadonlySet<string>;
  readonly whyNot: string;
}

function bookingSubjects(
  { needsVisa }: RunKind,
  { seats, event, shared, params }: Read & { readonly seats: readonly Values[] },
  { within, whyNot }: Reached,
): readonly RunSubject[] {
  // Whoever is named is shown, with what stands in the way.
  const isMeant = (seat: Values) =>
    params.event_booking_ids !== undefined ||
    (isComing(seat) && (needsVisa !== true || seat['visaRequired'] === true));
  return seats.filter(isMeant).map((seat) => {
    const id = textOf(seat['id']);
    const person = member(seat, 'participant');
    return subjectOf(event, {
      key: keyOfBooking(id),
      label: person ? textOf(person['fullName']) : `Booking ${id}`,
      bookingId: id,
      participantId: person ? textOf(person['id']) : null,
      booking: seat,
      whyNotMake: within.has(id) ? null : whyNot,
      records: { ...shared, eventBooking: seat, participant: person },
    });
  });
}

/** A cancelled seat is nobody's, and a placeholder's is nobody's yet. */
const isComing = (seat: Values): boolean =>
  seat['bookingStatus'] !== 'CANCELLED' && seat['participant'] !== null;

function trainerSubjects({
  data,
  event,
  shared,
  params,
}: Read & { readonly data: Values }): readonly RunSubject[] {
  const trainers = trainersIn(data, 'trainers');
  const paid = list(data, 'paid', 'trainerHonoraria');
  const asked = params.trainer_ids && new Set(params.trainer_ids);
  return [...trainersIn(data, 'teachers')]
    .filter(([id]) => !asked || asked.has(id))
    .map(([id, { fullName }]) =>
      subjectOf(event, {
        key: `trainer-${id}`,
        label: textOf(fullName),
        trainerId: id,
        records: {
          ...shared,
          trainer: trainers.get(id) ?? null,
          trainerHonoraria: paid.find((each) => each['trainerId'] === id) ?? null,
        },
      }),
    );
}

/** By their ids, in the order of the event. */
const trainersIn = (data: Values, alias: string): ReadonlyMap<string, Values> =>
  new Map(
    list(data, alias, 'trainers').flatMap((each) => {
      const trainer = member(each, 'trainer');
      return trainer ? [[textOf(trainer['id']), trainer]] : [];
    }),
  );

function eventOf(value: unknown): Omit<RunEvent, 'isClosed'> | null {
  if (!isRecord(value)) return null;
  const { id, name, timeZone, countryId, dateStart, dateEnd } = value;
  return {
    id: textOf(id),
    name: textOf(name),
    timeZone: textOf(timeZone),
    countryId: typeof countryId === 'string' ? countryId : null,
    days: daysOf(dateStart, dateEnd),
  };
}

function member(value: unknown, name: string): Values | null {
  const found = isRecord(value) ? value[name] : null;
  return isRecord(found) ? found : null;
}

function list(data: Values, alias: string, name: string): readonly Values[] {
  const found = member(data, alias)?.[name];
  return Array.isArray(found) ? found.filter(isRecord) : [];
}
