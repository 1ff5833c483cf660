import { enumMessages } from '#resources/enums.ts';
import { isDay } from '#src/data/dayOrMoment.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { formatMinutes } from '#src/fields/minutes/formatMinutes.ts';
import { formatMoney } from '#src/fields/money/formatMoney.ts';
import { textOfHtml } from '#src/fields/richText/textOfHtml.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { humanise } from '#src/fields/wording/humanise.ts';
import { keptFormat } from '#src/fields/wording/keptFormat.ts';
import { unitOf } from './unitOf.ts';

/** What the log keeps in the place of a secret: that it changed is told, not what it was. */
export const redacted = '•••';

export interface ValueWords {
  /** The type whose values they are. */
  readonly type: string;
  readonly translate: (key: string, args?: Record<string, unknown>) => string;
  readonly locale: string;
  /** What the fields of the audited resource are called: lists of field names are said with them. */
  readonly fieldWords: (name: string) => string;
}

const pascal = (key: string): string =>
  key.replace(/(^|_)([a-z])/g, (_all, _gap: string, letter: string) => letter.toUpperCase());

/** Which record an id means cannot be told from the value alone. */
const tellsNothing = (key: string): boolean => /_ids?$|^id$/.test(key);

const unknown = (): undefined => undefined;

const enums = Object.entries(enumMessages);

/**
 * The enum of a column's values, whose names share their end: `cancel_reason` is a BookingCancelReason, `contexts` are each
 * a MergeContext, and `default_role` is a Role.
 */
function enumOf(key: string, value: string): string | undefined {
  const called = [pascal(key), pascal(key.replace(/ies$/, 'y').replace(/s$/, ''))];
  return enums.find(
    ([name, said]) =>
      called.some((column) => name.endsWith(column) || column.endsWith(name)) && Object.hasOwn(said, value),
  )?.[0];
}

/** Codes of the server that no enum of the contract has; any other text in capitals is somebody's own. */
const codes: ReadonlySet<string> = new Set(['closed_reason']);

/** What is to be collected, and what was shown. */
const namingFields: ReadonlySet<string> = new Set(['collect_fields', 'fields']);

/**
 * An audited value in words; undefined where it would only be an id or a structure, or a number of minor units of which
 * nobody knows what they are counted in.
 */
export function valueText(
  key: string,
  value: unknown,
  words: ValueWords,
  currencyOf: (currencyField: string) => string | undefined = unknown,
): string | undefined {
  if (isEmptyValue(value)) return words.translate('screens.value.empty', { _: 'Empty' });
  if (value === redacted) return words.translate('screens.value.hidden', { _: 'Hidden' });
  if (tellsNothing(key)) return undefined;
  const unit = unitOf(words.type, key);
  if (unit === 'minutes') return formatMinutes(value);
  if (unit !== undefined) {
    const currency = unit.money === null ? undefined : currencyOf(unit.money);
    return currency === undefined ? undefined : formatMoney(value, currency, words.locale);
  }
  if (typeof value === 'boolean')
    return words.translate(value ? 'screens.value.yes' : 'screens.value.no', { _: value ? 'Yes' : 'No' });
  if (typeof value === 'number') return keptFormat(Intl.NumberFormat, words.locale, {}).format(value);
  if (typeof value === 'string') return stringText(key, value, words);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    if (value.every((item) => /^\d+$/.test(item))) return undefined;
    const items = value.map((item: string) =>
      namingFields.has(key) ? words.fieldWords(item) : stringText(key, item, words),
    );
    return items.join(', ');
  }
  return undefined;
}

function stringText(key: string, value: string, { translate, locale }: ValueWords): string {
  if (isDay(value)) return formatDate(value, locale) ?? value;
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value)) return formatDateTime(value, locale) ?? value;
  const name = enumOf(key, value);
  if (name !== undefined) return enumLabel(translate, name, value);
  if (codes.has(key)) return humanise(value);
  return value.startsWith('<') ? textOfHtml(value) : value;
}
