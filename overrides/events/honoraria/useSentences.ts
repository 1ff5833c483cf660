import type { Honorarium } from './honorariaOperations.ts';
import { useHonorariaWords } from './honorariaWords.ts';
import { amountKeys, type Part } from './ledger.ts';
import { useAmounts } from './useAmounts.ts';

/** How an amount came about, in sentences: minutes by the hour, then by the rate of a day (H7). */
export function useSentences(row: Honorarium, part: Part): readonly string[] {
  const words = useHonorariaWords();
  const { money, minutes, rate, day } = useAmounts();
  const { trainerCurrency: local, eventCurrency: currency } = row;
  const [localKey, eventKey] = amountKeys[part];
  const own = (key: keyof Honorarium) => money(row[key] as number | null, local);
  if (row[localKey] === null) return row.blocks.map(({ message }) => message);
  const hourly = money(row.trainerFMV, local);
  const first = {
    activity: () =>
      words('sentence_activity', { minutes: minutes(row.activityMinutes), hourly, local: own(localKey) }),
    travel: () =>
      row.travelFactor === '1'
        ? words('sentence_activity', { minutes: minutes(row.travelMinutes), hourly, local: own(localKey) })
        : words('sentence_travel', {
            minutes: minutes(row.travelMinutes),
            hourly,
            factor: rate(row.travelFactor),
            local: own(localKey),
          }),
    honorarium: () =>
      words('sentence_total', {
        activity: own('totalActivityLocalCurrency'),
        travel: own('totalTravelLocalCurrency'),
        total: own(localKey),
      }),
  }[part]();
  if (local === currency) return [first, words('one_currency', { currency })];
  if (row[eventKey] === null) return [first, ...row.blocks.map(({ message }) => message)];
  // The parts are converted each on its own (H4): their sum is not the sum converted.
  if (part === 'honorarium')
    return [
      first,
      words('sentence_total', {
        activity: money(row.totalActivityEventCurrency, currency),
        travel: money(row.totalTravelEventCurrency, currency),
        total: money(row[eventKey], currency),
      }),
    ];
  return [
    first,
    words(row.rateDate === null ? 'sentence_rate_undated' : 'sentence_rate', {
      rate: rate(row.exchangeRate),
      pair: `${currency}/${local}`,
      day: day(row.rateDate),
      amount: money(row[eventKey], currency),
    }),
  ];
}
