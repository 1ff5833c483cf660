import { execute, parse } from 'graphql';
import { isRecord } from '#server/db/isRecord.ts';
import type { Values } from '#server/documents/merge/MergeWorld.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { usesPassport } from './passports.ts';
import { bookingsOfRun } from './bookingsOfRun.ts';
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
}

export interface RunRecords {
  readonly event: RunEvent;
  readonly subjects: readonly RunSubject[];
}

const none = '{ id }';

/**
 * Whom a run is for and what its template takes from them, read as the viewer would by the contract: some five
 * statements, however many people there are. Null where the event is not visible.
 */
export async function readRunRecords(
  session: WriteSession,
  type: RunType,
  params: RunParams,
  selections: Selections,
): Promise<RunRecords | null> {
  const { context, viewer } = session;
  const kind = runKinds[type];
  const answer = await execute({
    schema: context.schema,
    document: parse(documentOf(kind, selections)),
    variableValues: { id: params.centre_event_id },
    contextValue: context,
  });
  const [error] = answer.errors ?? [];
  if (error) throw error.originalError ?? error;
  const data: Values = answer.data ?? {};
  const event = eventOf(data['event']);
  if (event === null) return null;
  const shared = {
    centreEvent: member(data, 'centreEvent'),
    trainingCentre: member(member(data, 'centre'), 'trainingCentre'),
  };
  const read = { data, event, shared, params };
  if (kind.each !== 'booking') return { event, subjects: subjectsOf(kind, read) };
  const within = await bookingsOfRun(session, type, event.id);
  const whyNot = whyNotAbout(viewer, type);
  return { event, subjects: bookingSubjects(kind, read, { within, whyNot }) };
}

function documentOf({ each }: RunKind, selections: Selections): string {
  const of = (head: string) => selections.get(head) ?? none;
  const own = of('eventBooking');
  const parts = [
    'event: centreEvent(id: $id) { id name timeZone countryId }',
    `centreEvent(id: $id) ${of('centreEvent')}`,
    `centre: centreEvent(id: $id) { trainingCentre ${of('trainingCentre')} }`,
    ...(each === 'booking'
      ? [
          `seats: centreEvent(id: $id) { eventBookings { id bookingStatus visaRequired participant { id fullName } ${usesPassport(own) ? passportFields : ''} } }`,
          `bookings: centreEvent(id: $id) { eventBookings ${own.replace('{', '{ id ')} }`,
          `people: centreEvent(id: $id) { eventBookings { id participant ${of('participant')} } }`,
        ]
      : []),
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

const passportFields = 'passportOnFile can { action allowed why }';

interface Read {
  readonly data: Values;
  readonly event: RunEvent;
  readonly shared: ImpressionRecords;
  readonly params: RunParams;
}

function subjectsOf(kind: RunKind, read: Read): readonly RunSubject[] {
  if (kind.each === 'trainer') return trainerSubjects(read);
  const { event, shared } = read;
  return [{ key: 'event', label: event.name, eventId: event.id, ...nobody, records: shared }];
}

const nobody = { bookingId: null, participantId: null, trainerId: null, booking: null, whyNotMake: null };

interface Reached {
  /** Bookings whose documents may be seen; of each whether they may be made. */
  readonly within: ReadonlyMap<string, boolean>;
  readonly whyNot: string;
}

function bookingSubjects(
  { needsVisa }: RunKind,
  { data, event, shared, params }: Read,
  { within, whyNot }: Reached,
): readonly RunSubject[] {
  const bookings = byId(list(data, 'bookings', 'eventBookings'));
  const people = byId(list(data, 'people', 'eventBookings'));
  const asked = params.event_booking_ids && new Set(params.event_booking_ids);
  // Whoever is named is shown, with what stands in the way.
  const isMeant = (seat: Values) =>
    asked
      ? asked.has(textOf(seat['id']))
      : isComing(seat) && (needsVisa !== true || seat['visaRequired'] === true);
  return list(data, 'seats', 'eventBookings')
    .filter((seat) => within.has(textOf(seat['id'])) && isMeant(seat))
    .map((seat) => {
      const id = textOf(seat['id']);
      const person = member(seat, 'participant');
      return {
        key: `booking-${id}`,
        label: person ? textOf(person['fullName']) : `Booking ${id}`,
        eventId: event.id,
        bookingId: id,
        participantId: person ? textOf(person['id']) : null,
        trainerId: null,
        booking: seat,
        whyNotMake: within.get(id) === true ? null : whyNot,
        records: {
          ...shared,
          eventBooking: bookings.get(id) ?? null,
          participant: member(people.get(id), 'participant'),
        },
      };
    });
}

/** A cancelled seat is nobody's, and a placeholder's is nobody's yet. */
const isComing = (seat: Values): boolean =>
  seat['bookingStatus'] !== 'CANCELLED' && seat['participant'] !== null;

function trainerSubjects({ data, event, shared, params }: Read): readonly RunSubject[] {
  const trainers = byId(
    list(data, 'trainers', 'trainers')
      .map((each) => member(each, 'trainer'))
      .filter((each) => each !== null),
  );
  const paid = list(data, 'paid', 'trainerHonoraria');
  const asked = params.trainer_ids && new Set(params.trainer_ids);
  return list(data, 'teachers', 'trainers')
    .map((each) => member(each, 'trainer'))
    .filter((each) => each !== null)
    .filter((trainer) => !asked || asked.has(textOf(trainer['id'])))
    .map((trainer) => {
      const id = textOf(trainer['id']);
      return {
        key: `trainer-${id}`,
        label: textOf(trainer['fullName']),
        eventId: event.id,
        bookingId: null,
        participantId: null,
        trainerId: id,
        booking: null,
        whyNotMake: null,
        records: {
          ...shared,
          trainer: trainers.get(id) ?? null,
          trainerHonoraria: paid.find((each) => each['trainerId'] === id) ?? null,
        },
      };
    });
}

function eventOf(value: unknown): RunEvent | null {
  if (!isRecord(value)) return null;
  const { id, name, timeZone, countryId } = value;
  return {
    id: textOf(id),
    name: textOf(name),
    timeZone: textOf(timeZone),
    countryId: typeof countryId === 'string' ? countryId : null,
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

const byId = (rows: readonly Values[]): ReadonlyMap<string, Values> =>
  new Map(rows.map((row) => [textOf(row['id']), row]));
