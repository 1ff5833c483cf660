import { createHash } from 'node:crypto';
import type { DemoCentre } from './centres.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoEvent } from './events.ts';
import type { DemoRow } from './insertRows.ts';
import type { DemoUsers } from './users.ts';

const DOCUMENTS = 90;
const STALE_DOCUMENTS = 12;
const WITHDRAWN_DOCUMENTS = 6;
/** The last eight of the events' documents wait for approval. */
const FIRST_AWAITING = 58;

/** What a document about an event depends on (F1). */
export interface BoundFields {
  readonly name: string;
  readonly dateStart: string;
  readonly dateEnd: string;
  readonly centre: string;
  readonly trainers: readonly number[];
}

export function fieldHash({ name, dateStart, dateEnd, centre, trainers }: BoundFields): string {
  return createHash('sha256')
    .update(JSON.stringify({ centre, dateEnd, dateStart, name, trainers }))
    .digest('hex');
}

/** The 90 documents, 66 of events and 24 of centres; sets the references of both. Of the events' 12 are stale, 6 withdrawn. */
export function planDocuments(
  context: DemoContext,
  events: readonly DemoEvent[],
  centres: readonly DemoCentre[],
  users: DemoUsers,
): readonly DemoRow<'approved_documents'>[] {
  const chosen = events.filter(({ phase }) => phase !== 'cancelled').slice(-(DOCUMENTS - centres.length));
  const ofEvents = chosen.map((event, index) => {
    const row = eventDocument(context, event, index, users);
    event.row.approved_document_id = row.id;
    return row;
  });
  const ofCentres = centres.map((centre, index) => {
    const row = centreDocument(context, centre, chosen.length + index + 1, users);
    centre.row.approved_document_id = row.id;
    return row;
  });
  return [...ofEvents, ...ofCentres];
}

function eventDocument(
  context: DemoContext,
  event: DemoEvent,
  index: number,
  users: DemoUsers,
): DemoRow<'approved_documents'> {
  const { calendar } = context;
  const stale = index % 5 === 2 && index < STALE_DOCUMENTS * 5;
  const withdrawn = index % 10 === 4 && index < WITHDRAWN_DOCUMENTS * 10;
  const awaiting = index >= FIRST_AWAITING;
  const { date_start: start, date_end: end } = event.row;
  const times = timesAfter(context, event.row.date_created);
  // A stale one was approved for other dates: the event has moved by a week since.
  const moved = (day: string) => (stale ? calendar.plus(day, -7) : day);
  if (stale) event.row.date_modified = times.changed;
  const hash = fieldHash({
    name: event.row.name,
    dateStart: moved(start),
    dateEnd: moved(end),
    centre: event.centre.row.name,
    trainers: event.trainers,
  });
  const name = `${['Invitation', 'Agenda', 'Contract'][index % 3]}: ${event.row.name}`;
  const document = written(context, { id: index + 1, name, custom: index % 4 === 0 }, times, users);
  if (awaiting) return { ...document, field_hash: null };
  const approved = { ...document, ...approval(context, document.id, times, users), field_hash: hash };
  if (!withdrawn) return approved;
  return {
    ...approved,
    date_withdrawn: times.changed,
    date_modified: times.changed,
    withdrawn_by_id: approved.approved_by_id,
  };
}

function centreDocument(
  context: DemoContext,
  { row, trainers }: DemoCentre,
  id: number,
  users: DemoUsers,
): DemoRow<'approved_documents'> {
  const times = timesAfter(context, row.date_created);
  return {
    ...written(context, { id, name: `Venue description: ${row.name}`, custom: true }, times, users),
    ...approval(context, id, times, users),
    field_hash: fieldHash({ name: row.name, dateStart: '', dateEnd: '', centre: row.name, trainers }),
  };
}

/** Moments in the life of a document. */
interface Times {
  readonly written: string;
  readonly approved: string;
  /** Something changed after the approval. */
  readonly changed: string;
}

/** Within a week of the day on which what the document is about was entered, which lies further back than that. */
function timesAfter({ random, calendar }: DemoContext, entered: string | undefined): Times {
  const day = String(entered).slice(0, 10);
  const approved = random.int(2, 5);
  return {
    written: calendar.moment(calendar.plus(day, 1), 560),
    approved: calendar.moment(calendar.plus(day, approved), 840),
    changed: calendar.moment(calendar.plus(day, approved + 2), 700),
  };
}

interface Paper {
  readonly id: number;
  readonly name: string;
  readonly custom: boolean;
}

function written(
  { random }: DemoContext,
  { id, name, custom }: Paper,
  times: Times,
  users: DemoUsers,
): DemoRow<'approved_documents'> {
  return {
    id,
    name,
    is_custom_document: custom,
    document_url: `https://documents.example/${id}.pdf`,
    custom_media_id: custom ? `media-${String(id).padStart(4, '0')}` : null,
    // The approver is somebody else (F2).
    author_id: random.pick(users.withRole('global_manager')),
    date_created: times.written,
    date_modified: times.written,
  };
}

function approval({ random }: DemoContext, id: number, times: Times, users: DemoUsers) {
  return {
    jobcode: `CNV-${String(id).padStart(4, '0')}-${random.digits(3)}`,
    approved_by_id: random.pick(users.withRole('compliance')),
    date_approved: times.approved,
    date_modified: times.approved,
  };
}
