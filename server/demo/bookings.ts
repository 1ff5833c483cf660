import type { Row } from '../db/Row.ts';
import type { BookingPool } from './BookingPool.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoEvent } from './events.ts';
import { hardCases } from './hardCases.ts';
import type { DemoRow } from './insertRows.ts';
import { type Journey, planJourney } from './journeys.ts';
import type { DemoParticipant } from './participants.ts';
import type { DemoUsers } from './users.ts';

export const BOOKINGS = 2900;
export const PLACEHOLDERS = 120;

export interface DemoBooking {
  readonly row: DemoRow<'event_bookings'>;
  readonly event: DemoEvent;
  readonly participant: DemoParticipant | null;
}

export interface Plan {
  readonly trainees: number;
  readonly placeholders: number;
  readonly staff: number;
  readonly cancelled: number;
}

/** The bookings with all that hangs on them; `pool` knows who is booked where. */
export class BookingPlanner {
  readonly bookings: DemoBooking[] = [];

  constructor(
    private readonly context: DemoContext,
    private readonly users: DemoUsers,
    readonly pool: BookingPool,
  ) {}

  plan(event: DemoEvent, { trainees, placeholders, staff, cancelled }: Plan): void {
    for (let index = 0; index < trainees; index += 1)
      this.book(event, this.pool.trainee(event), 'TRAINEE', this.#status(event));
    for (let index = 0; index < staff; index += 1)
      this.book(event, this.pool.staff(event), 'STAFF', this.#status(event));
    for (let index = 0; index < placeholders; index += 1) this.#hold(event, index);
    for (let index = 0; index < cancelled; index += 1)
      this.book(event, this.pool.trainee(event), 'TRAINEE', 'CANCELLED');
  }

  book(
    event: DemoEvent,
    participant: DemoParticipant,
    type: Row<'event_bookings'>['booking_type'],
    status: Row<'event_bookings'>['booking_status'],
  ): DemoBooking {
    const { random } = this.context;
    const filled = status === 'CONFIRMED' || random.chance(0.4);
    const journey: Journey = filled ? planJourney(this.context, event, participant) : {};
    // A confirmed booking has all that its event asks for (B2); what stays open here is asked of the person.
    if (status === 'CONFIRMED') participant.row.dietary_requirements ??= 'No restrictions';
    const author = this.#author(event, participant.country.code);
    return this.#add(event, participant, {
      booking_type: type,
      booking_status: status,
      cancel_reason: status === 'CANCELLED' ? 'PERSON' : null,
      participant_id: participant.row.id,
      author_id: author,
      expectations: random.chance(0.25) ? 'To become safer with dose and placement.' : null,
      notes: random.chance(0.06) ? 'Arrives with a colleague.' : null,
      ...journey,
    });
  }

  /** A placeholder: of the past ones some were marked as cancelled, the others simply ran out (P2). */
  #hold(event: DemoEvent, index: number): void {
    const { random, calendar } = this.context;
    const over = event.phase === 'past' || event.phase === 'cancelled';
    const today = event.row.id === hardCases.placeholderExpiringToday && index === 0;
    const latest = event.row.date_start;
    const wanted = today
      ? calendar.today
      : over
        ? calendar.plus(latest, -random.int(2, 20))
        : calendar.day(random.int(1, 20));
    const ended = over && random.chance(0.7);
    this.#add(event, null, {
      booking_type: 'TRAINEE',
      booking_status: ended ? 'CANCELLED' : 'NEW',
      participant_id: null,
      placeholder_country_id: this.context.countryId(event.country.code),
      ...(ended ? { cancel_reason: 'EXPIRED' } : {}),
      author_id: this.#author(event, event.country.code),
      date_expiry: wanted < latest ? wanted : latest,
      notes: random.chance(0.3) ? 'Held for a department; the name follows.' : null,
    });
  }

  #add(
    event: DemoEvent,
    participant: DemoParticipant | null,
    values: Omit<DemoRow<'event_bookings'>, 'id' | 'centre_event_id'>,
  ): DemoBooking {
    const { random, calendar } = this.context;
    const opened = String(event.row.date_created).slice(0, 10);
    const latest = event.row.date_start < calendar.today ? event.row.date_start : calendar.today;
    const span = Math.max(1, Math.round((Date.parse(latest) - Date.parse(opened)) / 86_400_000) - 1);
    const day = calendar.plus(opened, random.int(1, span));
    const later = calendar.plus(day, random.int(0, 6));
    const row = {
      id: this.bookings.length + 1,
      centre_event_id: event.row.id,
      ...values,
      date_created: calendar.moment(day, random.int(480, 1080)),
      date_modified: calendar.moment(later < latest ? later : latest, 1090),
    };
    const booking = { event, participant, row };
    this.bookings.push(booking);
    return booking;
  }

  /** Who books for a country; for an event that is restricted to nobody only global roles may (S2). */
  #author(event: DemoEvent, country: string): number {
    if (event.allowed?.length === 0) return this.context.random.pick(this.users.withRole('global_manager'));
    return this.context.random.pick(this.users.authorsFor(country));
  }

  #status(event: DemoEvent): Row<'event_bookings'>['booking_status'] {
    const { random } = this.context;
    if (event.phase === 'cancelled') return 'CANCELLED';
    if (event.phase === 'past') return random.chance(0.97) ? 'CONFIRMED' : 'NOT_SET';
    const ready = event.row.authorisation_obtained === true && event.row.contract_executed === true;
    const chance = random.next();
    if (ready && chance < (event.phase === 'near' ? 0.65 : 0.35)) return 'CONFIRMED';
    return chance < 0.8 ? 'PENDING' : chance < 0.96 ? 'NEW' : 'NOT_SET';
  }
}
