import type { DemoCentre } from './centres.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoEvent } from './events.ts';
import { hardCases } from './hardCases.ts';
import type { DemoRow } from './insertRows.ts';
import type { DemoUsers } from './users.ts';

const DOCUMENTS = 90;
const STALE_DOCUMENTS = 12;
const WITHDRAWN_DOCUMENTS = 6;
/** The last eight of the events' documents wait for approval. */
const FIRST_AWAITING = 58;

/** A document, and what has happened to what it is about since it was approved. */
export interface DemoDocument {
  readonly row: DemoRow<'approved_documents'> & { readonly name: string; readonly date_created: string };
  /** When that was found out. */
  readonly stale: string | null;
}

/** The 90 documents, 66 of events and 24 of centres. Of the events' 12 are stale, 6 withdrawn. */
export function planDocuments(
  context: DemoContext,
  events: readonly DemoEvent[],
  centres: readonly DemoCentre[],
  users: DemoUsers,
): readonly DemoDocument[] {
  const chosen = events.filter(({ phase }) => phase !== 'cancelled').slice(-(DOCUMENTS - centres.length));
  return [
    ...chosen.map((event, index) => eventDocument(context, event, index, users)),
    ...centres.map((centre, index) => centreDocument(context, centre, chosen.length + index + 1, users)),
  ];
}

/** Each binds what it prints. */
const kinds = {
  Invitation: {
    run_type: 'INVITATION',
    bound_fields: [
      'centreEvent.name',
      'centreEvent.dateStart',
      'centreEvent.dateEnd',
      'trainingCentre.name',
      'trainingCentre.city',
    ],
  },
  Agenda: {
    run_type: 'AGENDA',
    bound_fields: [
      'centreEvent.name',
      'trainingCentre.name',
      ...['name', 'section', 'timeStart', 'timeEnd', 'trainers'].map(
        (column) => `centreEvent.agenda.sections.items.${column}`,
      ),
    ],
  },
} as const;

function eventDocument(
  context: DemoContext,
  event: DemoEvent,
  index: number,
  users: DemoUsers,
): DemoDocument {
  const isStale = index % 5 === 2 && index < STALE_DOCUMENTS * 5;
  const isWithdrawn = index % 10 === 4 && index < WITHDRAWN_DOCUMENTS * 10;
  const isContract = event.row.id === hardCases.frozen;
  const times = timesAfter(context, event.row.date_created);
  if (isStale) event.row.date_modified = times.changed;
  const kind = isStale || index % 2 === 0 ? 'Agenda' : 'Invitation';
  const custom = isContract || index % 4 === 0;
  const title = isContract ? 'Trainer contracts' : custom ? 'Programme for print' : kind;
  const paper = { id: index + 1, name: `${title}: ${event.row.name}`, custom };
  const document = {
    ...written(context, paper, times, users),
    ...(custom ? {} : { run_type: kinds[kind].run_type, bound_fields: [...kinds[kind].bound_fields] }),
    purpose: isContract ? 'CONTRACT' : 'OTHER',
    centre_event_id: event.row.id,
  } as const;
  if (index >= FIRST_AWAITING) return { row: document, stale: null };
  const approved = { ...document, ...approval(context, document.id, times, users) };
  // The contract froze the honoraria of its event, at that moment.
  if (isContract) return { row: { ...approved, ...contracted(context, users) }, stale: null };
  if (!isWithdrawn) return { row: approved, stale: isStale ? times.changed : null };
  const withdrawn = {
    ...approved,
    date_withdrawn: times.changed,
    date_modified: times.changed,
    withdrawn_by_id: approved.approved_by_id,
    withdrawn_reason: 'The programme is being planned anew.',
  };
  return { row: withdrawn, stale: null };
}

function contracted({ calendar }: DemoContext, users: DemoUsers) {
  const date_approved = calendar.moment(calendar.day(-21), 610);
  return {
    date_approved,
    date_modified: date_approved,
    approved_by_id: users.withRole('compliance')[0] ?? 1,
  };
}

function centreDocument(
  context: DemoContext,
  { row }: DemoCentre,
  id: number,
  users: DemoUsers,
): DemoDocument {
  const times = timesAfter(context, row.date_created);
  const document = written(
    context,
    { id, name: `Venue description: ${row.name}`, custom: true },
    times,
    users,
  );
  const approved = { ...document, ...approval(context, id, times, users), training_centre_id: row.id };
  return { row: approved, stale: null };
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
): DemoDocument['row'] {
  return {
    id,
    name,
    is_custom_document: custom,
    purpose: 'OTHER',
    bound_fields: [],
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
