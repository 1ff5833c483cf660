import { agreeing, counted } from '../words/counted.ts';
import { type ErrorDetails, refusedAt, UserError } from './errors.ts';

/** What a booking or an event is refused for, each with a stable code: why, the numbers, and what to do instead (K3). */

/** B5: an event whose seats are taken cannot be deleted. */
export const eventHasBookings = (count: number) =>
  new UserError(
    'EVENT_HAS_BOOKINGS',
    `This event has ${counted(count, 'active booking')}. Cancel ${agreeing(count, 'it', 'them')} first.`,
    { count },
  );

/** What somebody can do who was refused (K3). */
export type NextStep =
  | 'JOIN_WAITING_LIST'
  | 'BOOK_SEAT'
  | 'UPGRADE_ENTRY'
  | 'GIVE_REASON'
  | 'CHOOSE_ANOTHER_EVENT'
  | 'ASK_MANAGER'
  | 'ASK_COMPLIANCE'
  | 'RAISE_LIMIT'
  | 'ALLOW_COUNTRY'
  | 'COMPLETE_DETAILS'
  | 'CHOOSE_COUNTRY'
  | 'ATTACH_PARTICIPANT'
  | 'DETACH_PARTICIPANT'
  | 'OPEN_BOOKING';

/** The rules of bookings that can refuse, by stable code. */
type RuleCode =
  | 'EVENT_FULL'
  | 'STAFF_FULL'
  | 'COUNTRY_LIMIT'
  | 'USER_LIMIT'
  | 'COUNTRY_REQUIRED'
  | 'COUNTRY_NOT_ALLOWED'
  | 'BOOKING_DUPLICATE'
  | 'WAITING_DUPLICATE'
  | 'TRANSITION_NOT_ALLOWED'
  | 'CAPACITY_BELOW_BOOKED'
  | 'COLLECT_INCOMPLETE'
  | 'PARTICIPANT_MISSING'
  | 'AUTHORISATION_MISSING'
  | 'CONTRACT_MISSING'
  | 'EVENT_OVER'
  | 'EVENT_NOT_PUBLISHED'
  | 'ALREADY_ATTACHED'
  | 'NOT_ATTACHED'
  | 'WAITING_LIST_FULL'
  | 'WAITING_LIST_OFF'
  | 'WAITING_NOT_NEEDED'
  | 'ALREADY_BOOKED'
  | 'QUEUE_NOT_FIRST'
  | 'ENTRY_CLOSED'
  | 'VALIDATION'
  | 'FORBIDDEN';

/** Why a rule refuses: the numbers a person needs, and what can be done instead. */
export interface Violation {
  readonly code: RuleCode;
  readonly message: string;
  /** This viewer may pass the rule by giving a reason. */
  readonly overridable?: boolean;
  readonly nextSteps?: readonly NextStep[];
  readonly details?: ErrorDetails;
  /** The input key it belongs to. */
  readonly field?: string;
}

/** A rule's refusal; `path` is where the input stands whose field it belongs to. */
export const refused = (violation: Violation, path: string | null = null) => {
  const { code, message, overridable = false, nextSteps = [], details, field } = violation;
  const known = { overridable, nextSteps, ...details };
  if (field === undefined || path === null) return new UserError(code, message, known);
  return refusedAt(`${path}.${field}`, code, message, known);
};

/** C9: one booking per event and participant. */
export const bookedAlready: Violation = {
  code: 'BOOKING_DUPLICATE',
  message: 'This participant is already booked on this event.',
  nextSteps: ['OPEN_BOOKING', 'CHOOSE_ANOTHER_EVENT'],
  field: 'participant',
};

/** W2: one active waiting entry per event and participant. */
export const waitsAlready: Violation = {
  code: 'WAITING_DUPLICATE',
  message: 'This participant is already on the waiting list of this event.',
  nextSteps: ['UPGRADE_ENTRY'],
  field: 'participant',
};

/** W2: who is booked has nothing to wait for. */
export const bookedInstead: Violation = {
  code: 'ALREADY_BOOKED',
  message: 'This participant is already booked on this event.',
  nextSteps: ['OPEN_BOOKING'],
  field: 'participant',
};

/** A limit, and how much of it is used. */
interface LimitNumbers {
  readonly limit: number;
  readonly used: number;
}

/** The seats of an event, and how many wait for one. */
export interface SeatNumbers extends LimitNumbers {
  readonly waiting: number;
}

type HardMaximum = 'max_trainees' | 'max_staff';

/** '2 trainees are booked' */
const takenOf = (maximum: HardMaximum, used: number): string =>
  maximum === 'max_trainees'
    ? counted(used, 'trainee is booked', 'trainees are booked')
    : counted(used, 'member of staff is booked', 'members of staff are booked');

/** C5: a hard maximum does not go under what is booked. */
export const capacityBelowBooked = (
  path: string,
  maximum: HardMaximum,
  { limit, used }: LimitNumbers,
  /** The event whose seats a change elsewhere would fill: of the time zone. */
  moved?: { readonly event: string },
) => {
  const taken = takenOf(maximum, used);
  return refused(
    {
      code: 'CAPACITY_BELOW_BOOKED',
      message: moved
        ? `${moved.event}: in this time zone ${taken}, and its maximum is ${limit}.`
        : `${taken}, so the maximum cannot be ${limit}.`,
      details: { limit, used },
      field: moved ? 'time_zone' : maximum,
    },
    path,
  );
};
