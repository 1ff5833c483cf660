import { BooleanInput } from '#src/fields/boolean/BooleanInput.tsx';
import { CountryCodeInput } from '#src/fields/countryCode/CountryCodeInput.tsx';
import { countryCodes } from '#schema/countryCodes.ts';
import { countryName } from '#src/fields/countryCode/countryName.ts';
import { currencyName } from '#src/fields/currency/CurrencyField.tsx';
import { CurrencyInput } from '#src/fields/currency/CurrencyInput.tsx';
import { DateInput } from '#src/fields/date/DateInput.tsx';
import { inOneLine } from '#src/fields/input/spreadsheetRows.ts';
import { EmailInput } from '#src/fields/email/EmailInput.tsx';
import { EnumInput } from '#src/fields/enum/EnumInput.tsx';
import { LongTextInput } from '#src/fields/longText/LongTextInput.tsx';
import { readMinutes } from '#src/fields/minutes/readMinutes.ts';
import { MinutesInput } from '#src/fields/minutes/MinutesInput.tsx';
import type { DecimalSign } from '#src/fields/money/formatMoney.ts';
import { MoneyInput } from '#src/fields/money/MoneyInput.tsx';
import { readMoney } from '#src/fields/money/readMoney.ts';
import { isOfAnother, withoutCurrency } from '#schema/statedAmount.ts';
import { NumberInput, readNumber } from '#src/fields/number/NumberInput.tsx';
import { PhoneInput } from '#src/fields/phone/PhoneInput.tsx';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import type { MemberInput } from '#src/fields/rows/memberInputs.ts';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { StringsInput } from '#src/fields/strings/StringsInput.tsx';
import { VocabularyInput } from '#src/fields/string/VocabularyInput.tsx';
import { plainText } from '#src/fields/string/plainText.ts';
import { UrlInput } from '#src/fields/url/UrlInput.tsx';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { currencyExponent } from '#schema/currencyExponent.ts';
import { readPastedDay } from './readPastedDay.ts';

/** What a text was taken for and is not, and the currency of the amount that is meant. */
export interface NotRead {
  readonly not: 'amount' | 'currency' | 'number' | 'day';
  readonly currency?: string | undefined;
}

/** A value that a text stands for; nothing where it stands for none of those that there are. */
type Parsed = { readonly value: unknown } | NotRead | undefined;

export interface PasteWords {
  readonly yes: string;
  readonly no: string;
  /** What stands before the cents where the viewer is. */
  readonly decimalSign: DecimalSign;
  readonly locale: string;
  readonly enumLabel: (name: string, value: string) => string;
  /** The one record that is called so. */
  readonly find: (reference: string, label: readonly string[] | undefined, name: string) => Promise<Parsed>;
}

type Props = Readonly<Record<string, unknown>>;
type Parse = (text: string, props: Props, record: unknown, words: PasteWords) => Parsed | Promise<Parsed>;

const folded = (text: string) => text.trim().toLocaleLowerCase();
/** What a cell lists, as a file does. */
const partsOf = (text: string): readonly string[] =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const asLine: Parse = (text) => ({ value: inOneLine(text) });
/** A text that a reader could make nothing of comes back as it was. */
const unlessText = (value: unknown, refused: NotRead): Parsed =>
  typeof value === 'string' ? refused : { value };

/** By the code, as it is copied from a list, or by the name that the list shows. */
const parseCode =
  (codes: () => readonly string[], nameOf: (code: string, locale: string) => string): Parse =>
  (text, _props, _record, { locale }) => {
    const found = codes().find((code) => [folded(code), folded(nameOf(code, locale))].includes(folded(text)));
    return found === undefined ? undefined : { value: found };
  };

/** "€ 1,250.00" from a spreadsheet: its currency must be the record's own. */
const parseMoney: Parse = (text, { currencySource }, record, { decimalSign }) => {
  const currency =
    typeof currencySource === 'string' ? plainText(valueAt(record, currencySource)) : undefined;
  if (isOfAnother(text, currency)) return { not: 'currency', currency };
  const amount = readMoney(withoutCurrency(text), currencyExponent(currency), decimalSign);
  return unlessText(amount, { not: 'amount', currency });
};

const parsers: readonly (readonly [input: unknown, parse: Parse])[] = [
  ...[StringInput, VocabularyInput, EmailInput, UrlInput, PhoneInput].map(
    (input) => [input, asLine] as const,
  ),
  [LongTextInput, (text) => ({ value: text })],
  [
    NumberInput,
    (text, _props, _record, { decimalSign }) => unlessText(readNumber(text, decimalSign), { not: 'number' }),
  ],
  [MinutesInput, (text) => unlessText(readMinutes(text), { not: 'number' })],
  [MoneyInput, parseMoney],
  [
    DateInput,
    (text) => {
      const day = readPastedDay(text);
      return day === undefined ? { not: 'day' } : { value: day };
    },
  ],
  [
    BooleanInput,
    (text, _props, _record, { yes, no }) => {
      if ([folded(yes), 'true', '1'].includes(folded(text))) return { value: true };
      return [folded(no), 'false', '0'].includes(folded(text)) ? { value: false } : undefined;
    },
  ],
  [CountryCodeInput, parseCode(() => countryCodes, countryName)],
  [CurrencyInput, parseCode(() => Intl.supportedValuesOf('currency'), currencyName)],
  [
    StringsInput,
    (text, { numbers }) => (numbers === true ? undefined : { value: [...new Set(partsOf(text))] }),
  ],
  [
    EnumInput,
    (text, { name, values, multiple }, _record, { enumLabel }) => {
      if (!Array.isArray(values) || typeof name !== 'string') return undefined;
      const named = (word: string) =>
        values
          .map(String)
          .find((value) => [folded(value), folded(enumLabel(name, value))].includes(folded(word)));
      const found = multiple === true ? partsOf(text).map(named) : [named(text)];
      if (found.includes(undefined)) return undefined;
      return { value: multiple === true ? found : found[0] };
    },
  ],
  [
    RelationInput,
    (text, { reference, label }, _record, { find }) =>
      typeof reference === 'string'
        ? find(reference, Array.isArray(label) ? label.map(String) : undefined, text.trim())
        : undefined,
  ],
];

/** What a pasted text means to the input of a cell; an empty one empties it. */
export async function parsePasted(
  text: string,
  { element }: MemberInput,
  record: unknown,
  words: PasteWords,
): Promise<Parsed> {
  if (text.trim() === '') return { value: null };
  const parse = parsers.find(([input]) => input === element.type)?.[1];
  return parse?.(text, { ...element.props }, record, words);
}
