import { inEachCurrency } from './anyCurrency.ts';
import { momentIn } from './momentIn.ts';
import { isSingleDay, relativeDays, relativeRanges } from './relativeDays.ts';
import { todayIn } from './todayIn.ts';

type Values = Readonly<Record<string, unknown>>;

/** Who sends a filter, and when. */
export interface Asking {
  /** The id of whoever is signed in. */
  readonly viewer: string | undefined;
  readonly now: Date;
  /** Where they are; without one, where this machine is. */
  readonly zone?: string;
}

/** Whoever is signed in, as a filter keeps them. */
export const viewerValue = '@me';

/** Nobody's id. */
const nobody = '0';

/**
 * A filter as it is sent, by the web and by the server alike. What begins with @ is worked out by the clock and the zone
 * of the viewer: "@today", "@2027-03-01T00:00" (that moment where the viewer is), "@me"; "@1250 CURRENCY" by the currency
 * of each row. A second @ makes it plain text.
 * "Up to this month" and "after this month" are said by the period's last day; "on" it is in it, and "from" and "before"
 * it are said by its first.
 */
export function sentFilter(asked: Values, asking: Asking): Values {
  const filter = inEachCurrency(withinPeriod(asked));
  const byLast = filter.operator === 'LTE' || filter.operator === 'GT';
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [key, sentValue(value, asking, byLast)]),
  );
}

/** A condition of equality with a period is one of its bounds. */
function withinPeriod(filter: Values): Values {
  const { column, operator = 'EQ', value, ...others } = filter;
  if (typeof column !== 'string' || operator !== 'EQ' || !isPeriod(value)) return filter;
  const bounds = [
    { column, operator: 'GTE', value },
    { column, operator: 'LT', value: `${value}.end` },
  ];
  return {
    ...others,
    AND: [...(Array.isArray(others.AND) ? (others.AND as readonly unknown[]) : []), ...bounds],
  };
}

/** "@this_month": a range that is longer than a day. */
export const isPeriod = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.startsWith('@') &&
  relativeRanges.includes(value.slice(1)) &&
  !isSingleDay(value);

function sentValue(value: unknown, asking: Asking, byLast: boolean): unknown {
  if (typeof value === 'string') return value.startsWith('@') ? workedOut(value, asking, byLast) : value;
  if (Array.isArray(value)) return value.map((item) => sentValue(item, asking, byLast));
  return isPlain(value) ? sentFilter(value, asking) : value;
}

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const relative = /^@(?:(\d{4}-\d{2}-\d{2})|([a-z0-9_]+)(\.end)?)(T\d{2}:\d{2})?$/;

/** Whether a value says something that nobody knows: a range or a person of another version, or a slip of the pen. */
export function isUnknownWord(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isUnknownWord);
  if (typeof value !== 'string' || !value.startsWith('@') || value.startsWith('@@')) return false;
  const [, fixed, range = ''] = relative.exec(value) ?? [];
  return value !== viewerValue && fixed === undefined && !relativeRanges.includes(range);
}

function workedOut(text: string, { viewer, now, zone }: Asking, byLast: boolean): string {
  if (text.startsWith('@@')) return text.slice(1);
  if (text === viewerValue) return viewer ?? nobody;
  const [, fixed, range = '', end, time] = relative.exec(text) ?? [];
  const days = relativeDays(range, todayIn(zone, now));
  // The day that ends at 24:00 is a period's last.
  const isLast = time === undefined ? byLast : time === 'T24:00';
  const day = fixed ?? (end === undefined ? (isLast ? days?.to : days?.from) : days?.before);
  if (day === undefined) return text;
  if (time === undefined) return day;
  const moment = momentIn(zone, `${day}${time}`)?.getTime();
  return moment === undefined ? text : new Date(withinCalendar(moment)).toISOString();
}

/** The clocks of a zone lead out of the first and the last day that can be asked for (D1). */
const withinCalendar = (moment: number): number =>
  Math.min(Math.max(moment, Date.parse('0001-01-01')), Date.parse('9999-12-31T23:59:59.999Z'));
