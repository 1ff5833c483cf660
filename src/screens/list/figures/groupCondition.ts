import { addDays } from '#src/fields/date/days.ts';
import { isValues, type Values } from '#src/data/isValues.ts';
import type {
  ConditionColumn,
  ConditionsDefinition,
} from '#src/screens/list/filters/ConditionsDefinition.ts';
import type { GroupBy, GroupUnit } from '../look/TableLook.ts';

const kinds: readonly ConditionColumn['kind'][] = ['enum', 'boolean', 'reference', 'date', 'dateTime'];

/**
 * What a list can be grouped by: fields of its own whose groups a condition can name again. Each record has a number of
 * its own; where a record holds a value or not, it may hold several.
 */
export const groupColumns = (conditions: ConditionsDefinition | undefined): readonly ConditionColumn[] =>
  (conditions?.columns ?? []).filter(
    ({ source, kind, filter }) =>
      source !== undefined && filter === undefined && !/^id$|\./i.test(source) && kinds.includes(kind),
  );

const months: Readonly<Record<Exclude<GroupUnit, 'DAY'>, number>> = { MONTH: 1, QUARTER: 3 };

/** The first day after the span that begins on a day. */
export function spanEnd(first: string, unit: GroupUnit): string {
  if (unit === 'DAY') return addDays(first, 1);
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months[unit], day)).toISOString().slice(0, 10);
}

/** The moment at which a day begins where the viewer is. */
function momentOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toISOString();
}

/** The rows of one group as a condition. */
export function groupCondition(
  column: ConditionColumn,
  { unit = 'DAY' }: GroupBy,
  key: string | null,
): Values {
  const test = (operator: string, value?: unknown) => ({
    column: column.value,
    operator,
    ...(value !== undefined && { value }),
  });
  if (key === null) return test('IS_NULL');
  if (column.kind === 'boolean') return test('EQ', key === 'true');
  if (column.kind === 'date') return test('BETWEEN', [key, addDays(spanEnd(key, unit), -1)]);
  if (column.kind === 'dateTime')
    return { AND: [test('GTE', momentOf(key)), test('LT', momentOf(spanEnd(key, unit)))] };
  return test('EQ', key);
}

/** The filters of a list, and the rows of one group among them. */
export function groupFilter(values: Values, source: string, condition: Values): Values {
  const before = values[source];
  return { ...values, [source]: isValues(before) ? { AND: [before, condition] } : condition };
}
