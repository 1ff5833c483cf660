import { isDay } from '#src/data/dayOrMoment.ts';
import { addDays } from '#src/fields/date/days.ts';
import { testOf, type TestNode } from './FilterModel.ts';

/** One comparison as an address keeps it. */
export interface Bound {
  readonly operator: string;
  readonly value: unknown;
}

/** The first day of a range that moves: "@next_30_days". */
const movingDay = /^@[a-z]\w*$/;

export const isMovingDay = (value: unknown): value is string =>
  typeof value === 'string' && movingDay.test(value);
export const isDayValue = (value: unknown): value is string => isDay(value) || isMovingDay(value);

/** Midnight of a day where the viewer is, before it begins or after it ends. */
const momentOf = (day: string, time: '00:00' | '24:00' = '00:00'): string =>
  `${day.startsWith('@') ? '' : '@'}${day}T${time}`;

/** On a period is in it. */
export const isWithin = (operator: string, value: unknown): value is string =>
  (operator === 'WITHIN' || operator === 'EQ') && isMovingDay(value);

/** A comparison of days as bounds of days, the last exclusive; undefined where days are compared otherwise. */
export function dayBounds({ operator, value }: Bound): readonly Bound[] | undefined {
  const [from, to] =
    operator === 'BETWEEN' && Array.isArray(value) ? (value as readonly unknown[]) : [value, value];
  if (isWithin(operator, value)) return range(value, `${value}.end`);
  if ((operator === 'EQ' || operator === 'BETWEEN') && isDay(from) && isDay(to))
    return range(from, addDays(to, 1));
  return (operator === 'GTE' || operator === 'LT') && isDayValue(value) ? [{ operator, value }] : undefined;
}

const range = (from: string, before: string): readonly Bound[] => [
  { operator: 'GTE', value: from },
  { operator: 'LT', value: before },
];

/** A comparison of days as bounds of moments in the zone of the viewer; what is no day stays the moment it is. */
export function momentBounds({ operator, value }: Bound): readonly Bound[] {
  const [from, to] =
    operator === 'BETWEEN' && Array.isArray(value) ? (value as readonly unknown[]) : [value, value];
  if (isWithin(operator, value)) return range(momentOf(value), momentOf(`${value}.end`));
  if ((operator === 'EQ' || operator === 'BETWEEN') && isDay(from) && isDay(to))
    return range(momentOf(from), momentOf(to, '24:00'));
  if (!isDayValue(value)) return [{ operator, value }];
  switch (operator) {
    case 'GTE':
    case 'LT':
      return [{ operator, value: momentOf(value) }];
    case 'GT':
      return [{ operator: 'GTE', value: momentOf(value, '24:00') }];
    case 'LTE':
      return [{ operator: 'LT', value: momentOf(value, '24:00') }];
    default:
      return [{ operator, value }];
  }
}

const kept = /^@(.+)T(00|24):00$/;

/** The comparison of days that a bound was made of. */
export function readBound({ operator, value }: Bound): Bound {
  const [, day = '', hour] = typeof value === 'string' ? (kept.exec(value) ?? []) : [];
  if (hour === undefined) return { operator, value };
  const said = isDay(day) ? day : `@${day}`;
  if (hour === '00') return { operator, value: said };
  return { operator: operator === 'GTE' ? 'GT' : 'LTE', value: said };
}

/** From a day and up to another, as one: in a range, on a day, between days. Undefined where they do not meet. */
export function joinDays(from: TestNode, to: TestNode): TestNode | undefined {
  if (from.property !== to.property || from.operator !== 'GTE') return undefined;
  if (to.operator !== 'LT' && to.operator !== 'LTE') return undefined;
  if (isMovingDay(from.value) && to.operator === 'LT' && to.value === `${from.value}.end`)
    return testOf(from.property, 'WITHIN', from.value);
  if (!isDay(from.value) || !isDay(to.value)) return undefined;
  const last = to.operator === 'LT' ? addDays(to.value, -1) : to.value;
  if (last < from.value) return undefined;
  return last === from.value
    ? testOf(from.property, 'EQ', last)
    : testOf(from.property, 'BETWEEN', [from.value, last]);
}
