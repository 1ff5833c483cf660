import { CountryCodeInput } from '#src/fields/countryCode/CountryCodeInput.tsx';
import { CurrencyInput } from '#src/fields/currency/CurrencyInput.tsx';
import { DateInput } from '#src/fields/date/DateInput.tsx';
import { DateTimeInput } from '#src/fields/dateTime/DateTimeInput.tsx';
import type { InputProps } from '#src/fields/input/InputProps.ts';
import type { DefinedInput } from '#src/fields/kind/defineInput.ts';
import { ListNameInput } from '#src/fields/listName/ListNameInput.tsx';
import { LocalDateTimeInput } from '#src/fields/localDateTime/LocalDateTimeInput.tsx';
import { MinutesInput } from '#src/fields/minutes/MinutesInput.tsx';
import { MoneyInput } from '#src/fields/money/MoneyInput.tsx';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { isDayValue } from './model/dayBounds.ts';
import type { FilterProperty, PropertyKind } from './model/FilterProperty.ts';

const inputs: Readonly<Partial<Record<PropertyKind, DefinedInput<InputProps>>>> = {
  date: DateInput,
  dateTime: DateInput,
  localDateTime: LocalDateTimeInput,
  money: MoneyInput,
  minutes: MinutesInput,
  currency: CurrencyInput,
  countryCode: CountryCodeInput,
  listName: ListNameInput,
};

/** How a value of the property's kind is entered, and said; undefined where it is plain text. */
export function inputOfKind(
  { kind, keys }: FilterProperty,
  value: unknown,
): DefinedInput<InputProps> | undefined {
  // A link may hold a moment of a day.
  if (kind === 'dateTime' && !isEmptyValue(value) && !isDayValue(value)) return DateTimeInput;
  // What only a key of the contract says is entered as the generator has it.
  if (kind === undefined && keys.eq?.element?.type === CurrencyInput.Filter) return CurrencyInput;
  return kind && inputs[kind];
}
