/** The rules of one event's seats as plain data: what the server must agree with, whatever people do in whatever order. */

export type SeatType = 'TRAINEE' | 'STAFF';
export type Status = 'NEW' | 'PENDING' | 'CONFIRMED' | 'CANCELLED';
type UserName = 'administrator' | 'global_manager' | 'booker';

export interface Limits {
  readonly trainees: number | null;
  readonly staff: number | null;
  readonly country: number | null;
  readonly user: number | null;
  readonly waiting: number | null;
}

/** `country` of a person never changes here; a placeholder is given one. */
export interface Seat {
  readonly type: SeatType;
  readonly status: Status;
  readonly person: number | null;
  readonly country: string;
  readonly author: UserName;
}

export interface Waiting {
  readonly person: number;
  readonly country: string;
  readonly author: UserName;
  readonly priority: number;
  /** The booking it became; null while it waits. */
  readonly upgraded: number | null;
}

/** Bookings and entries stand at the number of their making. */
export interface EventState {
  readonly limits: Limits;
  readonly seats: readonly Seat[];
  readonly line: readonly Waiting[];
}

/** Codes of the rules a command breaks; none means it must be accepted. */
export type Refusals = readonly string[];

const reached = (use: number, maximum: number | null) => maximum !== null && use >= maximum;
const overrides = (user: UserName) => user !== 'booker';

export const consumes = (seat: Seat): boolean => seat.status !== 'CANCELLED';
/** C2: consuming bookings of a type, placeholders included. */
export const taken = (state: EventState, type: SeatType): number =>
  state.seats.filter((seat) => consumes(seat) && seat.type === type).length;
export const placeholders = (state: EventState): number =>
  state.seats.filter((seat) => consumes(seat) && seat.person === null).length;

const trainees = (state: EventState) =>
  state.seats.filter((seat) => consumes(seat) && seat.type === 'TRAINEE');
const ofCountry = (state: EventState, country: string) =>
  trainees(state).filter((seat) => seat.country === country).length;
const ofUser = (state: EventState, author: UserName) =>
  trainees(state).filter((seat) => seat.author === author).length;

const isBooked = (state: EventState, person: number) =>
  state.seats.some((seat) => consumes(seat) && seat.person === person);
const isWaiting = (state: EventState, person: number) =>
  state.line.some((entry) => entry.upgraded === null && entry.person === person);

/** C6, C7: what stops one more trainee of this country and author. */
function limitsReached(state: EventState, country: string, author: UserName): Refusals {
  return [
    ...(reached(ofCountry(state, country), state.limits.country) ? ['COUNTRY_LIMIT'] : []),
    ...(reached(ofUser(state, author), state.limits.user) ? ['USER_LIMIT'] : []),
  ];
}

/** W1: numbers of the waiting entries in their order. */
export function inLine(state: EventState): readonly number[] {
  return state.line
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => entry.upgraded === null)
    .sort((a, b) => b.entry.priority - a.entry.priority || a.index - b.index)
    .map(({ index }) => index);
}

/** W3: entries that would pass C6 and C7 now. */
function eligible(state: EventState): readonly number[] {
  return inLine(state).filter((index) => {
    const entry = state.line[index];
    return entry !== undefined && limitsReached(state, entry.country, entry.author).length === 0;
  });
}

interface NewSeat {
  readonly type: SeatType;
  readonly country: string;
  readonly person: number | null;
  readonly author: UserName;
}

/** What stops a seat from being taken (C4, C6–C9, W3). `ahead`: who goes first. */
function seatRefusals(state: EventState, seat: NewSeat, passes: boolean, ahead: readonly number[]): Refusals {
  const duplicate = seat.person !== null && isBooked(state, seat.person) ? ['BOOKING_DUPLICATE'] : [];
  if (seat.type === 'STAFF')
    return [...duplicate, ...(reached(taken(state, 'STAFF'), state.limits.staff) ? ['STAFF_FULL'] : [])];
  return [
    ...duplicate,
    ...(reached(taken(state, 'TRAINEE'), state.limits.trainees) ? ['EVENT_FULL'] : []),
    ...(passes ? [] : limitsReached(state, seat.country, seat.author)),
    ...(passes || ahead.length === 0 ? [] : ['QUEUE_NOT_FIRST']),
  ];
}

export function bookRefusals(state: EventState, user: UserName, seat: NewSeat, reason: boolean): Refusals {
  return seatRefusals(state, seat, reason && overrides(user), eligible(state));
}

export function joinRefusals(state: EventState, user: UserName, person: number, country: string): Refusals {
  if (isBooked(state, person)) return ['ALREADY_BOOKED'];
  if (isWaiting(state, person)) return ['WAITING_DUPLICATE'];
  if (state.limits.waiting === 0) return ['WAITING_LIST_OFF'];
  if (reached(inLine(state).length, state.limits.waiting)) return ['WAITING_LIST_FULL'];
  const blocked = seatRefusals(
    state,
    { type: 'TRAINEE', country, person: null, author: user },
    false,
    eligible(state),
  );
  return blocked.length === 0 ? ['WAITING_NOT_NEEDED'] : [];
}

export function upgradeRefusals(
  state: EventState,
  user: UserName,
  number: number,
  reason: boolean,
): Refusals {
  const entry = state.line[number];
  if (entry === undefined || entry.upgraded !== null) return [];
  const order = inLine(state);
  const ahead = eligible(state).filter((each) => order.indexOf(each) < order.indexOf(number));
  return seatRefusals(state, { ...entry, type: 'TRAINEE' }, reason && overrides(user), ahead);
}

export function reopenRefusals(state: EventState, user: UserName, number: number, reason: boolean): Refusals {
  const seat = state.seats[number];
  if (seat === undefined || seat.status !== 'CANCELLED') return [];
  if (!overrides(user)) return ['TRANSITION_NOT_ALLOWED'];
  return seatRefusals(state, seat, reason, eligible(state));
}

export function attachRefusals(
  state: EventState,
  user: UserName,
  number: number,
  person: number,
  country: string,
  reason: boolean,
): Refusals {
  const seat = state.seats[number];
  if (seat === undefined) return [];
  const moves = seat.type === 'TRAINEE' && seat.country !== country && !(reason && overrides(user));
  return [
    ...(seat.person !== null ? ['ALREADY_ATTACHED'] : []),
    ...(isBooked(state, person) ? ['BOOKING_DUPLICATE'] : []),
    ...(moves && reached(ofCountry(state, country), state.limits.country) ? ['COUNTRY_LIMIT'] : []),
  ];
}

/** C5: only a hard maximum is refused below its use. */
export function limitRefusals(state: EventState, limits: Limits): Refusals {
  const below = (maximum: number | null, type: SeatType) => maximum !== null && taken(state, type) > maximum;
  return below(limits.trainees, 'TRAINEE') || below(limits.staff, 'STAFF') ? ['CAPACITY_BELOW_BOOKED'] : [];
}
