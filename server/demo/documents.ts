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
  // A stale one was approved for other dates: the event has moved by a week since.
  const moved = (day: string) => (stale ? calendar.plus(day, -7) : day);
  const hash = fieldHash({
    name: event.row.name,
    dateStart: moved(start),
    dateEnd: moved(end),
    centre: event.centre.row.name,
    trainers: event.trainers,
  });
  const document = base(
    context,
    index + 1,
    `${['Invitation', 'Agenda', 'Contract'][index % 3]}: ${event.row.name}`,
    index % 4 === 0,
    users,
  );
  if (awaiting) return { ...document, field_hash: null };
  const approved = approval(context, index + 1, String(event.row.date_created), users);
  if (!withdrawn) return { ...document, ...approved, field_hash: hash };
  return {
    ...document,
    ...approved,
    field_hash: hash,
    date_withdrawn: calendar.moment(calendar.today, 300),
    withdrawn_by_id: approved.approved_by_id,
  };
}

function centreDocument(
  context: DemoContext,
  centre: DemoCentre,
  id: number,
  users: DemoUsers,
): DemoRow<'approved_documents'> {
  const hash = fieldHash({
    name: centre.row.name,
    dateStart: '',
    dateEnd: '',
    centre: centre.row.name,
    trainers: centre.trainers,
  });
  return {
    ...base(context, id, `Venue description: ${centre.row.name}`, true, users),
    ...approval(context, id, String(centre.row.date_created), users),
    field_hash: hash,
  };
}

function base(
  { random, calendar }: DemoContext,
  id: number,
  name: string,
  custom: boolean,
  users: DemoUsers,
): DemoRow<'approved_documents'> {
  const written = calendar.moment(calendar.day(-120 + id), 560);
  return {
    id,
    name,
    is_custom_document: custom,
    document_url: `https://documents.example/${id}.pdf`,
    custom_media_id: custom ? `media-${String(id).padStart(4, '0')}` : null,
    // The approver is somebody else (F2).
    author_id: random.pick(users.withRole('global_manager')),
    date_created: written,
    date_modified: written,
  };
}

function approval({ random, calendar }: DemoContext, id: number, since: string, users: DemoUsers) {
  const earliest = calendar.plus(since.slice(0, 10), random.int(2, 6));
  return {
    jobcode: `CNV-${String(id).padStart(4, '0')}-${random.digits(3)}`,
    approved_by_id: random.pick(users.withRole('compliance')),
    date_approved: calendar.moment(earliest, 840),
  };
}
