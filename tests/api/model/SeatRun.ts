import { records } from '#tests/factories/records.ts';
import { outcomeOf, type Answer } from '../Client.ts';
import type { Api } from '../startApi.ts';
import { countryCodes, personCount, type SeatCommand } from './seatCommands.ts';
import {
  attachRefusals,
  bookRefusals,
  type EventState,
  inLine,
  joinRefusals,
  type Limits,
  limitRefusals,
  type Refusals,
  reopenRefusals,
  type Seat,
  upgradeRefusals,
  type Waiting,
} from './SeatModel.ts';
import { creating, updating } from '../mutations.ts';

/** What the model expects of a command, and the state after it is accepted. */
interface Expected {
  readonly refusals: Refusals;
  readonly next: EventState;
}

/** One event at the server and its model, driven by the same commands. */
export class SeatRun {
  private readonly bookingIds: string[] = [];
  private readonly entryIds: string[] = [];

  private constructor(
    private readonly api: Api,
    readonly eventId: string,
    private readonly persons: readonly string[],
    public state: EventState,
  ) {}

  static async start(api: Api, limits: Limits): Promise<SeatRun> {
    const make = records(api.as('administrator').ask);
    const country = api.country('DE');
    const centre = await make.centre({ country_id: country });
    const event = await make.event({ training_centre_id: centre.id, ...limitInput(limits) });
    const persons: string[] = [];
    for (let number = 0; number < personCount; number += 1)
      persons.push((await make.participant({ country_id: api.country(countryOf(number)) })).id);
    return new SeatRun(api, event.id, persons, { limits, seats: [], line: [] });
  }

  /** Sends a command; answers what the model expected and what came. Null: the command picks nothing that is there. */
  async apply(
    command: SeatCommand,
  ): Promise<{ readonly expected: Refusals; readonly outcome: string } | null> {
    const expected = this.expect(command);
    if (expected === null) return null;
    const answer = await this.send(command);
    const outcome = outcomeOf(answer);
    if (outcome === 'ok') this.state = expected.next;
    const made = answer.data?.['made'] as { readonly id: string } | null | undefined;
    if (outcome === 'ok' && made) this.remember(command, made.id);
    return { expected: expected.refusals, outcome };
  }

  /** Ids of the waiting entries in the model's order. */
  get lineIds(): readonly string[] {
    return inLine(this.state).map((index) => this.entryIds[index] ?? '');
  }

  get bookings(): readonly { readonly id: string; readonly seat: Seat }[] {
    return this.state.seats.map((seat, index) => ({ id: this.bookingIds[index] ?? '', seat }));
  }

  private remember(command: SeatCommand, id: string): void {
    if (command.kind === 'book') this.bookingIds.push(id);
    if (command.kind === 'join') this.entryIds.push(id);
    if (command.kind === 'upgrade' && !this.bookingIds.includes(id)) this.bookingIds.push(id);
  }

  private expect(command: SeatCommand): Expected | null {
    const { state } = this;
    switch (command.kind) {
      case 'limit':
        return {
          refusals: limitRefusals(state, command.limits),
          next: { ...state, limits: command.limits },
        };
      case 'book': {
        if (command.person !== null && this.waits(command.person)) return null;
        const country =
          command.person === null ? (countryCodes[command.country] ?? 'DE') : countryOf(command.person);
        const seat: Seat = {
          type: command.type,
          status: 'NEW',
          person: command.person,
          country,
          author: command.user,
        };
        return {
          refusals: bookRefusals(state, command.user, seat, command.reason),
          next: { ...state, seats: [...state.seats, seat] },
        };
      }
      case 'join': {
        const entry: Waiting = {
          person: command.person,
          country: countryOf(command.person),
          author: command.user,
          priority: 0,
          upgraded: null,
        };
        return {
          refusals: joinRefusals(state, command.user, command.person, entry.country),
          next: { ...state, line: [...state.line, entry] },
        };
      }
      case 'prioritise':
      case 'upgrade':
        return this.expectOfEntry(command);
      case 'attach':
      case 'cancel':
      case 'confirm':
      case 'detach':
      case 'reopen':
        return this.expectOfSeat(command);
    }
  }

  private expectOfEntry(command: SeatCommand & { readonly entry: number }): Expected | null {
    const { state } = this;
    const entry = state.line[command.entry];
    if (entry === undefined) return null;
    const replace = (by: Waiting) => state.line.map((each, index) => (index === command.entry ? by : each));
    if (command.kind === 'prioritise') {
      if (entry.upgraded !== null) return null;
      return { refusals: [], next: { ...state, line: replace({ ...entry, priority: command.priority }) } };
    }
    if (command.kind !== 'upgrade') return null;
    if (isHidden(command.user, entry.author)) return { refusals: ['NOT_FOUND'], next: state };
    if (entry.upgraded !== null) return { refusals: [], next: state };
    const seat: Seat = { ...entry, type: 'TRAINEE', status: 'NEW' };
    return {
      refusals: upgradeRefusals(state, command.user, command.entry, command.reason),
      next: {
        ...state,
        seats: [...state.seats, seat],
        line: replace({ ...entry, upgraded: state.seats.length }),
      },
    };
  }

  private expectOfSeat(
    command: Extract<SeatCommand, { kind: 'attach' | 'cancel' | 'confirm' | 'detach' | 'reopen' }>,
  ): Expected | null {
    const { state } = this;
    const seat = state.seats[command.seat];
    if (seat === undefined) return null;
    const to = (change: Partial<Seat>, refusals: Refusals = []): Expected => ({
      refusals,
      next: {
        ...state,
        seats: state.seats.map((each, index) => (index === command.seat ? { ...each, ...change } : each)),
      },
    });
    if (isHidden(command.user, seat.author)) return to({}, ['NOT_FOUND']);
    switch (command.kind) {
      case 'cancel':
        return to({ status: 'CANCELLED' });
      case 'confirm':
        if (seat.status === 'CANCELLED') return to({}, ['TRANSITION_NOT_ALLOWED']);
        return to({ status: 'CONFIRMED' }, seat.person === null ? ['PARTICIPANT_MISSING'] : []);
      case 'reopen':
        if (seat.status !== 'CANCELLED' || (seat.person !== null && this.waits(seat.person))) return null;
        return to({ status: 'NEW' }, reopenRefusals(state, command.user, command.seat, command.reason));
      case 'detach':
        if (seat.status === 'CANCELLED') return null;
        if (seat.person === null) return to({}, ['NOT_ATTACHED']);
        return to({ person: null, status: seat.status === 'CONFIRMED' ? 'PENDING' : seat.status });
      case 'attach': {
        if (seat.status === 'CANCELLED')
          return to({}, [seat.person === null ? 'TRANSITION_NOT_ALLOWED' : 'ALREADY_ATTACHED']);
        if (this.waits(command.person)) return null;
        const country = countryOf(command.person);
        const { user, person, reason } = command;
        return to({ person, country }, attachRefusals(state, user, command.seat, person, country, reason));
      }
    }
  }

  private waits(person: number): boolean {
    return this.state.line.some((entry) => entry.upgraded === null && entry.person === person);
  }

  private send(command: SeatCommand): Promise<Answer> {
    const as = 'user' in command ? command.user : 'administrator';
    const { send } = this.api.as(as);
    const because =
      'reason' in command && command.reason ? { override_reason: 'The head office asked.' } : {};
    switch (command.kind) {
      case 'limit':
        return send(
          'mutation ($input: UpdateCentreEventInput!) { event: updateCentreEvent(input: $input) { id } }',
          { input: { id: this.eventId, ...limitInput(command.limits) } },
        );
      case 'book': {
        const who =
          command.person === null
            ? { country_id: this.api.country(countryCodes[command.country] ?? 'DE') }
            : { participant: { connect: this.persons[command.person] } };
        return send(creating('EventBooking'), {
          input: {
            booking_status: 'NEW',
            booking_type: command.type,
            centre_event_id: this.eventId,
            ...who,
            ...because,
          },
        });
      }
      case 'join':
        return send(creating('WaitingListEntry'), {
          input: {
            centre_event_id: this.eventId,
            participant: { connect: this.persons[command.person] },
          },
        });
      case 'prioritise':
        return send(
          'mutation ($input: UpdateWaitingListEntryInput!) { entry: updateWaitingListEntry(input: $input) { id } }',
          {
            input: {
              id: this.entryIds[command.entry],
              priority: command.priority,
              override_reason: 'A late speaker.',
            },
          },
        );
      case 'upgrade':
        return send(
          'mutation ($id: ID!, $override_reason: String) { made: upgradeWaitingListEntryToBooking(id: $id, override_reason: $override_reason) { id } }',
          { id: this.entryIds[command.entry], ...because },
        );
      case 'attach':
        return send(
          'mutation ($id: ID!, $person: ID!, $override_reason: String) { booking: attachParticipantToEventBooking(event_booking_id: $id, participant_id: $person, override_reason: $override_reason) { id } }',
          { id: this.bookingIds[command.seat], person: this.persons[command.person], ...because },
        );
      case 'detach':
        return send('mutation ($id: ID!) { booking: detachParticipantFromEventBooking(id: $id) { id } }', {
          id: this.bookingIds[command.seat],
        });
      case 'cancel':
      case 'confirm':
      case 'reopen':
        return send(updating('EventBooking'), {
          input: {
            id: this.bookingIds[command.seat],
            booking_status: { cancel: 'CANCELLED', confirm: 'CONFIRMED', reopen: 'NEW' }[command.kind],
            ...because,
          },
        });
    }
  }
}

const countryOf = (person: number): string => countryCodes[person % countryCodes.length] ?? 'DE';

/** A booker sees their own bookings and entries only. */
const isHidden = (user: string, author: string): boolean => user === 'booker' && author !== 'booker';

function limitInput({ trainees, staff, country, user, waiting }: Limits) {
  return {
    max_trainees: trainees,
    max_staff: staff,
    max_bookings_country: country,
    max_bookings_user: user,
    max_waiting_list: waiting,
  };
}
