import { formatDate } from '#src/fields/date/formatDate.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { formatLocalDateTime } from '#src/fields/localDateTime/formatLocalDateTime.ts';
import { labelOf } from '#src/fields/value/labelOf.ts';
import { isDay, isMoment } from '#src/data/dayOrMoment.ts';
import { isValues } from '#src/data/isValues.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import type { Wording } from '#src/fields/wording/useWording.ts';

/** On the wall clock of a place. */
const dayTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/** Any form value in words; undefined where there is none. */
export function valueWords(value: unknown, locale: string, say: Wording): string | undefined {
  if (isEmptyValue(value)) return undefined;
  if (typeof value === 'boolean') return say(value ? 'value.yes' : 'value.no');
  if (typeof value === 'string') {
    if (isDay(value)) return formatDate(value, locale);
    if (dayTime.test(value)) return formatLocalDateTime(value, locale);
    return isMoment(value) ? formatDateTime(value, locale) : value;
  }
  if (Array.isArray(value)) {
    const words = value.map((item) => (isValues(item) ? rowWords(item) : valueWords(item, locale, say)));
    return words.every((word) => word !== undefined)
      ? words.join(', ')
      : say('value.rows', { smart_count: value.length });
  }
  if (value instanceof File) return value.name;
  return isValues(value) ? rowWords(value) : String(value);
}

/** A row is told by its name, or by that of the record it links to. */
function rowWords(row: Readonly<Record<string, unknown>>): string | undefined {
  return (
    labelOf(row) ??
    Object.values(row)
      .filter(isValues)
      .map((part) => labelOf(part))
      .find((text) => text !== undefined)
  );
}
