import { plainText } from '../string/plainText.ts';
import { valueAt } from '../value/valueAt.ts';

/** The currency's code beside an amount. */
export const currencyAt = (record: unknown, source: string | undefined): string | undefined =>
  source === undefined ? undefined : plainText(valueAt(record, source));
