import { isDay } from '#src/data/dayOrMoment.ts';
import { addDays, daysBetween } from '#src/fields/date/days.ts';
import type { EventBooking } from '#src/generated/schema.ts';

export const journeySections = {
  travel: [
    'transportation',
    'transportMethod',
    'dateArrival',
    'arrivalFrom',
    'arrivalFlight',
    'dateDeparture',
    'departureCity',
    'departureTo',
    'departureFlight',
  ],
  stay: ['accommodation', 'dateCheckIn', 'dateCheckOut'],
  passport: [
    'visaRequired',
    'dateOfBirth',
    'passportNumber',
    'passportCountryIssue',
    'passportExpirationDate',
  ],
  notes: ['expectations', 'notes'],
} as const satisfies Readonly<Record<string, readonly (keyof EventBooking)[]>>;

export type JourneySection = keyof typeof journeySections;
export type JourneySource = (typeof journeySections)[JourneySection][number];
/** Travel, stay, documents: what a booking and a waiting-list entry both keep. */
export type JourneyDetails = Partial<Pick<EventBooking, JourneySource>>;

export const sectionNames = Object.keys(journeySections) as readonly JourneySection[];
export const journeySources: readonly JourneySource[] = sectionNames.flatMap((name) => journeySections[name]);

/** Encrypted at rest (G4): never kept in the browser's storage. */
export const secretSources = ['passportNumber', 'passportCountryIssue', 'passportExpirationDate'] as const;

/** What a visa needs (G1). */
const passportSet: readonly JourneySource[] = ['dateOfBirth', ...secretSources];

/** G2: written by logistics only where flights are booked centrally. */
export const flightSources: readonly JourneySource[] = ['arrivalFlight', 'departureFlight'];

const isJourney = (name: string): name is JourneySource => journeySources.some((source) => source === name);

/** G1: what this booking has to bring along; of the participant's own details only the names. */
export function askedFor(
  collectFields: readonly string[],
  visaRequired: boolean | null | undefined,
): { readonly journey: readonly JourneySource[]; readonly person: readonly string[] } {
  const asked = new Set<string>([...collectFields, ...(visaRequired === true ? passportSet : [])]);
  return {
    journey: journeySources.filter((source) => asked.has(source)),
    person: collectFields.filter((name) => !isJourney(name)),
  };
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What is asked for and not there yet, in the order of the form. */
export const missingOf = (
  asked: readonly JourneySource[],
  values: JourneyDetails,
): readonly JourneySource[] => asked.filter((source) => isEmpty(values[source]));

/** B7: nights between check-in and check-out; nothing where one is missing or they are the wrong way round. */
export function nightsOf({ dateCheckIn, dateCheckOut }: JourneyDetails): number | undefined {
  if (!isDay(dateCheckIn) || !isDay(dateCheckOut)) return undefined;
  const nights = daysBetween(dateCheckIn, dateCheckOut);
  return nights >= 0 ? nights : undefined;
}

/** Of a stay before or after the event; further away it is likelier a slip of the year. */
export const longestAround = 30;

/** B7: whether somebody checks in or out that far from the days of the event; nothing to say where those are not known. */
export function isFarFromEvent(
  { dateCheckIn, dateCheckOut }: JourneyDetails,
  { dateStart, dateEnd }: { readonly dateStart?: string | null; readonly dateEnd?: string | null },
): boolean {
  const last = dateEnd ?? dateStart;
  if (!isDay(dateStart) || !isDay(last)) return false;
  const [from, to] = [addDays(dateStart, -longestAround), addDays(last, longestAround)];
  return [dateCheckIn, dateCheckOut].some((day) => isDay(day) && (day < from || day > to));
}

/** B7: a passport that expires within six months of the event's end. */
export function expiresSoon(expiration: string | null | undefined, eventEnd: string | null): boolean {
  if (!isDay(expiration) || !isDay(eventEnd)) return false;
  const [year = 0, month = 1, date = 1] = eventEnd.split('-').map(Number);
  // 31 August + 6 months is the last day of February, not early March.
  const lastOfMonth = new Date(Date.UTC(year, month + 6, 0)).getUTCDate();
  const limit = new Date(Date.UTC(year, month - 1 + 6, Math.min(date, lastOfMonth)))
    .toISOString()
    .slice(0, 10);
  return expiration < limit;
}

/** B7: whether the later of two days stands before the earlier; nothing to say while one is missing. */
export const isBefore = (day: unknown, earlier: unknown): boolean =>
  isDay(day) && isDay(earlier) && day < earlier;
