import type { Calendar } from './Calendar.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoRow } from './insertRows.ts';
import { demoRates } from './money.ts';
import type { DemoUsers } from './users.ts';

type SetRow = DemoRow<'exchange_rate_sets'>;
type Rates = Readonly<Record<string, number>>;

/** A kept set: its row, all its rates, and which of them are new with it. */
export interface DemoRateSet {
  readonly row: SetRow;
  readonly fresh: Rates;
  readonly rates: readonly { set_id: number; target: string; rate: number; last_updated: string }[];
}

/** What the bank does not publish comes from elsewhere, and is taken over from set to set. */
const elsewhere: readonly string[] = ['UAH', 'AED', 'SAR', 'KWD'];
const workingDays = 130;
const minuteOfBank = 15 * 60 + 5;

/**
 * Half a year of reference rates, and now and then a set of what the bank leaves out: the hryvnia was last seen to long
 * enough ago to be warned of (H5), the pound of Egypt never.
 */
export function planRateSets({ calendar }: DemoContext, users: DemoUsers): readonly DemoRateSet[] {
  const [author = 1] = users.withRole('compliance');
  const sets: DemoRateSet[] = [];
  const keep = (
    day: string,
    minute: number,
    fresh: Rates,
    from: Pick<SetRow, 'source' | 'reason' | 'author_id'>,
  ) =>
    sets.push(
      setOf(
        { id: sets.length + 1, base: 'EUR', day, date_created: calendar.moment(day, minute), ...from },
        fresh,
        sets.at(-1),
      ),
    );
  for (const [index, day] of lastWorkingDays(calendar).entries()) {
    const ago = workingDays - 1 - index;
    if (ago % 36 === 15)
      keep(
        day,
        9 * 60,
        ratesOf(ago - 15, (code) => elsewhere.includes(code)),
        { source: 'CSV', author_id: author },
      );
    keep(
      day,
      minuteOfBank,
      ratesOf(ago, (code) => !elsewhere.includes(code)),
      { source: 'ECB' },
    );
    if (ago !== 2) continue;
    const reason = 'Not among the reference rates: from the central banks of the Gulf.';
    keep(
      day,
      16 * 60,
      ratesOf(0, (code) => elsewhere.includes(code) && code !== 'UAH'),
      {
        source: 'HAND',
        reason,
        author_id: author,
      },
    );
  }
  return sets;
}

function lastWorkingDays(calendar: Calendar): readonly string[] {
  const days = Array.from({ length: workingDays * 2 }, (_, index) => calendar.day(-1 - index));
  return days
    .filter((day) => !calendar.isWeekend(day))
    .slice(0, workingDays)
    .reverse();
}

function setOf(row: SetRow, fresh: Rates, before: DemoRateSet | undefined): DemoRateSet {
  const noon = `${row.day}T12:00:00.000Z`;
  const last_updated = String(row.date_created) < noon ? String(row.date_created) : noon;
  const taken = (before?.rates ?? []).filter(({ target }) => !(target in fresh));
  const given = Object.entries(fresh).map(([target, rate]) => ({ target, rate, last_updated }));
  return { row, fresh, rates: [...given, ...taken].map((rate) => ({ ...rate, set_id: row.id })) };
}

/** Rates as they may have been so many working days ago, up and down around those of today. */
function ratesOf(ago: number, isWanted: (code: string) => boolean): Rates {
  const wanted = Object.entries(demoRates).filter(([code]) => isWanted(code));
  return Object.fromEntries(
    wanted.map(([code, rate]) => [code, wandered(rate, ago, code.charCodeAt(0) + code.charCodeAt(2))]),
  );
}

function wandered(rate: number, ago: number, phase: number): number {
  const swing = (days: number) =>
    0.016 * Math.sin(days / 17 + phase) + 0.005 * Math.sin(days / 2.7 + phase * 3);
  const decimals = String(rate).split('.')[1]?.length ?? 0;
  return Number((rate * (1 + swing(ago) - swing(0))).toFixed(decimals));
}
