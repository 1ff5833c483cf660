import { validationFailed } from '#server/errors/errors.ts';
import { isCalendarDay } from '#schema/isCalendarDay.ts';
import { utcMoment } from '../calendar.ts';
import { idValue, textValue } from './condition.ts';
import type { TestedColumn, TestedKind } from './testedColumn.ts';

const types: Readonly<Record<TestedKind, string>> = {
  id: 'bigint',
  text: 'text',
  number: 'numeric',
  flag: 'boolean',
  day: 'date',
  moment: 'timestamptz',
  choice: 'text',
};

const isWhole = (value: string): boolean => /^-?\d{1,15}$/.test(value);

/**
 * The Postgres type that values of a kind are read as. A whole number is no decimal: compared with one, what each row has
 * would be made one first, and no index of it would do.
 */
export const typeOf = (kind: TestedKind, values: readonly string[]): string =>
  kind === 'number' && values.every(isWhole) ? 'bigint' : types[kind];

/** One value in the form that its Postgres type takes. @throws validationFailed at `path`. */
export function testedValue(column: TestedColumn, value: unknown, path: string): string {
  const fail = (message: string) => validationFailed(path, message);
  switch (column.kind) {
    case 'id':
      return idValue(value, path);
    case 'text':
      return textValue(typeof value === 'number' ? String(value) : value, path);
    case 'number':
      if (!isNumber(value)) throw fail('A number is needed.');
      return String(value);
    case 'flag':
      if (value === true || value === 'true' || value === 1) return 'true';
      if (value === false || value === 'false' || value === 0) return 'false';
      throw fail('Yes or no is needed: true or false.');
    case 'day':
      if (!isDayOf(value)) throw fail('A day such as 2027-03-12 is needed.');
      return value.slice(0, 10);
    case 'moment': {
      const moment = momentOf(value);
      if (moment === null) throw fail('A day or moment such as 2027-03-12T09:30:00Z is needed.');
      return moment;
    }
    case 'choice':
      if (typeof value !== 'string' || !column.choices?.includes(value))
        throw fail(`One of ${column.choices?.join(', ')} is needed.`);
      return value;
  }
}

/** A list of at least one value, exactly `length` where that is given. */
export function testedValues(
  column: TestedColumn,
  value: unknown,
  path: string,
  length?: number,
): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (length !== undefined && list.length !== length)
    throw validationFailed(path, 'Two values are needed: from and to.');
  return list.map((item, index) =>
    testedValue(column, item, Array.isArray(value) ? `${path}.${index}` : path),
  );
}

function isNumber(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value);
}

/** A time may follow the day. */
const isDayOf = (value: unknown): value is string =>
  typeof value === 'string' && /^.{10}(?:T|$)/.test(value) && isCalendarDay(value.slice(0, 10));

function momentOf(value: unknown): string | null {
  if (!isDayOf(value)) return null;
  const hasZone = /^\d{4}-\d{2}-\d{2}$|Z$|[+-]\d{2}:?\d{2}$/.test(value);
  return utcMoment(hasZone ? value : `${value}Z`);
}
