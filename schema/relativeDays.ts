const singleDays: readonly string[] = ['today', 'yesterday', 'tomorrow'];

/**
 * Days that move with the calendar. A filter keeps them as "@next_30_days", the first day of the range, and
 * "@next_30_days.end", the day after its last; what day that is, is worked out when the filter is sent.
 */
export const relativeRanges: readonly string[] = [
  ...singleDays,
  ...['this_week', 'last_week', 'next_week'],
  ...['this_month', 'last_month', 'next_month'],
  ...['this_quarter', 'last_quarter', 'next_quarter'],
  ...['this_year', 'last_year', 'next_year'],
  ...['next_7_days', 'next_30_days', 'next_90_days', 'last_7_days', 'last_30_days', 'last_90_days'],
];

/** Whether a value stands for a day, not for a longer period. */
export const isSingleDay = (value: string): boolean => singleDays.includes(value.replace(/^@/, ''));

/** First day, last day, and the day after it. */
interface Days {
  readonly from: string;
  readonly to: string;
  readonly before: string;
}

const calendar = /^(this|last|next)_(week|month|quarter|year)$/;
const counted = /^(next|last)_(\d+)_days$/;
const steps: Readonly<Record<string, number>> = { last: -1, this: 0, next: 1, yesterday: -1, tomorrow: 1 };

/** The days of a range as they are on a day; undefined where there is no such range. */
export function relativeDays(range: string, today: string): Days | undefined {
  if (!relativeRanges.includes(range)) return undefined;
  const bounds = boundsOf(range, today);
  return { ...bounds, to: shifted(bounds.before, { days: -1 }) };
}

type Bounds = Omit<Days, 'to'>;

function boundsOf(range: string, today: string): Bounds {
  const [, step = '', unit = ''] = calendar.exec(range) ?? [];
  if (unit !== '') return unitDays(unit, steps[step] ?? 0, today);
  const [, direction, count] = counted.exec(range) ?? [];
  if (direction === 'next') return { from: today, before: shifted(today, { days: Number(count) }) };
  if (direction === 'last')
    return { from: shifted(today, { days: 1 - Number(count) }), before: shifted(today, { days: 1 }) };
  const from = shifted(today, { days: steps[range] ?? 0 });
  return { from, before: shifted(from, { days: 1 }) };
}

const months: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

function unitDays(unit: string, step: number, today: string): Bounds {
  const length = months[unit];
  if (length === undefined) {
    // Weeks begin on Monday.
    const from = shifted(today, { days: 7 * step - ((new Date(today).getUTCDay() + 6) % 7) });
    return { from, before: shifted(from, { days: 7 }) };
  }
  const [year = '', month = ''] = today.split('-');
  const first = Math.floor((Number(month) - 1) / length) * length + 1;
  const from = shifted(`${year}-${String(first).padStart(2, '0')}-01`, { months: step * length });
  return { from, before: shifted(from, { months: length }) };
}

/** Another calendar day; only first days are moved by months, so none is ever too short. */
function shifted(
  day: string,
  { days = 0, months: by = 0 }: { readonly days?: number; readonly months?: number },
) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by, date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
