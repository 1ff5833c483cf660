import type { Row } from '../db/Row.ts';
import type { DemoBooking } from './bookings.ts';
import type { DemoCentre } from './centres.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoDocument } from './documents.ts';
import type { DemoEvent } from './events.ts';
import type { DemoRow } from './insertRows.ts';
import type { DemoParticipant } from './participants.ts';
import type { DemoRateSet } from './rateSets.ts';
import type { DemoTrainer } from './trainers.ts';
import type { DemoUsers } from './users.ts';

type Audit = Omit<DemoRow<'audits'>, 'id'>;

interface AuditedWorld {
  readonly users: DemoUsers;
  readonly centres: readonly DemoCentre[];
  readonly trainers: readonly DemoTrainer[];
  readonly participants: readonly DemoParticipant[];
  readonly events: readonly DemoEvent[];
  readonly bookings: readonly DemoBooking[];
  readonly waiting: readonly DemoRow<'waiting_list_entries'>[];
  readonly templates: readonly DemoRow<'merge_templates'>[];
  readonly documents: readonly DemoDocument[];
  readonly rateSets: readonly DemoRateSet[];
}

/** The trail that the data would have left, in order of time; values in the names of the contract. */
export function planAudits(context: DemoContext, world: AuditedWorld): readonly DemoRow<'audits'>[] {
  const managers = world.users.withRole('global_manager');
  const by = () => context.random.pick(managers);
  const country = (code: string) => context.countryId(code);
  const audits: Audit[] = [
    ...world.users.users.map((user) =>
      created('User', user.id, String(user.username), user.registered_date, 1, null, {
        username: user.username,
      }),
    ),
    ...world.centres.map(({ row, site }) =>
      created('TrainingCentre', row.id, row.name, row.date_created, by(), country(site.country), {
        name: row.name,
      }),
    ),
    ...world.trainers.map(({ row, country: code }) =>
      created('Trainer', row.id, row.last_name, row.date_created, by(), country(code), {
        lastName: row.last_name,
      }),
    ),
    ...world.participants.map(({ row, country: { code } }) =>
      created(
        'Participant',
        row.id,
        `${row.first_name} ${row.last_name}`,
        row.date_created,
        Number(row.author_id),
        country(code),
        { lastName: row.last_name },
      ),
    ),
    ...world.events.flatMap((event) => ofEvent(event, by(), country(event.country.code))),
    ...world.bookings.flatMap((booking) =>
      ofBooking(booking, country(booking.participant?.country.code ?? booking.event.country.code)),
    ),
    ...ofWaitingList(context, world),
    ...world.templates.map(({ id, name, date_created, author_id, version }) =>
      created('MergeTemplate', id, name, date_created, Number(author_id), null, { name, version }),
    ),
    ...world.documents.flatMap(ofDocument),
    ...world.rateSets.map(ofRateSet),
  ];
  const sorted = audits.sort((a, b) => String(a.created_at).localeCompare(String(b.created_at)));
  return sorted.map((audit, index) => ({ id: index + 1, ...audit }));
}

function created(
  type: string,
  id: number,
  model: string,
  at: string | undefined,
  user: number | null,
  country: number | null,
  values: object,
): Audit {
  return {
    auditable_type: type,
    auditable_id: id,
    event: 'created',
    model,
    new_values: JSON.stringify(values),
    user_id: user,
    country_id: country,
    created_at: at,
  };
}

/** What became later of what was created. */
const updated = (
  first: Audit,
  at: string | undefined,
  user: number | null,
  before: object,
  after: object,
): Audit => ({
  ...first,
  event: 'updated',
  old_values: JSON.stringify(before),
  new_values: JSON.stringify(after),
  user_id: user,
  created_at: at,
});

function ofEvent({ row, phase }: DemoEvent, user: number, country: number): Audit[] {
  const first = created('CentreEvent', row.id, row.name, row.date_created, user, country, {
    name: row.name,
    dateStart: row.date_start,
  });
  if (row.is_published !== true && phase !== 'cancelled') return [first];
  const change: readonly [object, object] =
    phase === 'cancelled'
      ? [{ eventStatus: 'Open' }, { eventStatus: 'Cancelled' }]
      : [{ isPublished: false }, { isPublished: true }];
  return [first, updated(first, row.date_modified, user, ...change)];
}

function ofBooking({ row, event, participant }: DemoBooking, country: number): Audit[] {
  const model = participant
    ? `${participant.row.first_name} ${participant.row.last_name}`
    : `Placeholder, ${event.row.name}`;
  const author = Number(row.author_id);
  const initial: Row<'event_bookings'>['booking_status'] = 'NEW';
  const first = created('EventBooking', row.id, model, row.date_created, author, country, {
    bookingStatus: initial,
    bookingType: row.booking_type,
  });
  if (row.booking_status === initial) return [first];
  const change = [{ bookingStatus: initial }, { bookingStatus: row.booking_status }] as const;
  return [first, updated(first, row.date_modified, author, ...change)];
}

/** Who waited, and why they wait no more; the clock closes a list, nobody does (W6). */
function ofWaitingList(context: DemoContext, { waiting, events, participants }: AuditedWorld): Audit[] {
  const eventOf = new Map(events.map((event) => [event.row.id, event]));
  const nameOf = new Map(participants.map(({ row }) => [row.id, `${row.first_name} ${row.last_name}`]));
  return waiting.flatMap((row) => {
    const event = eventOf.get(Number(row.centre_event_id));
    if (event === undefined) throw new Error('Somebody waits for an event that is not planned.');
    const model = `${nameOf.get(Number(row.participant_id))} · ${event.row.name}`;
    const country = context.countryId(event.country.code);
    const author = Number(row.author_id);
    const first = created('WaitingListEntry', row.id, model, row.date_created, author, country, {
      priority: row.priority,
    });
    if (!row.closed_at) return [first];
    const by = row.closed_reason === 'UPGRADED' ? author : null;
    const change = [{ closed_reason: null }, { closed_reason: row.closed_reason }] as const;
    return [first, updated(first, row.closed_at, by, ...change)];
  });
}

function ofDocument({ row }: DemoDocument): Audit[] {
  const { id, name, date_created, author_id } = row;
  const first = created('ApprovedDocument', id, name, date_created, Number(author_id), null, { name });
  const { jobcode, date_approved, approved_by_id, date_withdrawn, withdrawn_by_id, withdrawn_reason } = row;
  const change = (at: string, by: unknown, values: object) => updated(first, at, Number(by), {}, values);
  return [
    first,
    ...(date_approved
      ? [change(String(date_approved), approved_by_id, { jobcode, date_approved, approved_by_id })]
      : []),
    ...(date_withdrawn
      ? [
          change(String(date_withdrawn), withdrawn_by_id, {
            date_withdrawn,
            withdrawn_by_id,
            withdrawn_reason,
          }),
        ]
      : []),
  ];
}

function ofRateSet({ row, fresh }: DemoRateSet): Audit {
  const { id, base, day, source, reason, date_created, author_id } = row;
  const by = author_id === undefined || author_id === null ? null : Number(author_id);
  const rates = Object.entries(fresh).map(([target, rate]) => `${target} ${rate}`);
  const values = { base, day, source, ...(reason && { reason }), rates };
  return created('ExchangeRateSet', id, `${base} ${String(day)}`, String(date_created), by, null, values);
}
