import { sql } from 'kysely';
import { FALSE, or, type Sql, TRUE } from '#server/db/conditions.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { hanSpellings } from './hanSpellings.ts';
import type { ComparedColumn, TestedKind } from './testedColumn.ts';
import { testedValue, testedValues, typeOf } from './testedValue.ts';

const comparisons: Readonly<Record<string, string>> = { GT: '>', GTE: '>=', LT: '<', LTE: '<=' };
const ordered: readonly TestedKind[] = ['id', 'text', 'number', 'day', 'moment'];

/** Operators that also keep what is empty, by those that do not. */
export const affirmed: Readonly<Record<string, string>> = {
  NEQ: 'EQ',
  NOT_LIKE: 'LIKE',
  NOT_IN: 'IN',
  NOT_BETWEEN: 'BETWEEN',
};

/** What holds of whatever is not empty where the other does not. */
export const opposites: Readonly<Record<string, string>> = { GT: 'LTE', GTE: 'LT', LT: 'GTE', LTE: 'GT' };

/** What holds wherever an operator does not, by operators that an index answers; of those alone of which there are any. */
export function unmetBy(operator: string): readonly string[] | undefined {
  if (operator === 'IS_NOT_NULL') return ['IS_NULL'];
  const opposite = opposites[operator];
  return opposite === undefined ? undefined : [opposite, 'IS_NULL'];
}

const emptiness: Readonly<Record<string, string>> = { EQ: 'IS_NULL', NEQ: 'IS_NOT_NULL' };

/** What is compared with nothing is asked whether it is empty. */
export const emptied = (operator: string, value: unknown): string =>
  value === null ? (emptiness[operator] ?? operator) : operator;

interface Test {
  readonly column: ComparedColumn;
  readonly expression: Sql;
  readonly operator: string;
  /** Undefined where the client left it out. */
  readonly value: unknown;
  readonly path: string;
}

/**
 * One comparison. "Is not" and its like keep rows that are empty there: what is empty is not what was named.
 * @throws validationFailed where the operator does not suit the column, or the value the operator.
 */
export function compare(test: Test): Sql {
  const { column, expression, operator, value, path } = test;
  const at = `${path}.value`;
  const one = () => {
    const tested = testedValue(column, value, at);
    return sql`${tested}::${typed(test, [tested])}`;
  };
  const asks = emptied(operator, value);
  if (asks === 'IS_NULL') return column.isFilled ? FALSE : sql`${expression} is null`;
  if (asks === 'IS_NOT_NULL') return column.isFilled ? TRUE : sql`${expression} is not null`;
  if (value === undefined || value === null) throw validationFailed(at, 'A value is needed.');
  switch (operator) {
    case 'EQ':
      return sql`${expression} = ${one()}`;
    case 'NEQ':
      return isOther(test, one());
    case 'GT':
    case 'GTE':
    case 'LT':
    case 'LTE':
      requireKind(test, ordered);
      return sql`${expression} ${sql.raw(comparisons[operator] ?? '=')} ${one()}`;
    case 'LIKE':
      return matches(test);
    case 'NOT_LIKE':
      return sql`(${expression} is null or not ${matches(test)})`;
    case 'IN':
      return isOneOf(test);
    case 'NOT_IN': {
      const only = theOnly(test);
      return only ? isOther(test, only) : sql`(${isOneOf(test)}) is not true`;
    }
    case 'BETWEEN':
      return between(test);
    case 'NOT_BETWEEN':
      return sql`(${between(test)}) is not true`;
    default:
      throw validationFailed(`${path}.operator`, `${operator} is not known here.`);
  }
}

const typed = ({ column }: Test, values: readonly string[]): Sql => sql.raw(typeOf(column.kind, values));

/** Less, more or nothing: an index leads to other numbers than one that most rows have, where they are few. */
function isOther({ column, expression }: Test, one: Sql): Sql {
  if (column.kind !== 'number' || column.isDerived === true)
    return sql`${expression} is distinct from ${one}`;
  return sql`(${expression} < ${one} or ${expression} > ${one} or ${expression} is null)`;
}

/** Of one value alone an index knows the rows in their order; of a list of one, none does. */
function isOneOf(test: Test): Sql {
  const only = theOnly(test);
  if (only) return sql`${test.expression} = ${only}`;
  const tested = testedValues(test.column, test.value, `${test.path}.value`);
  return sql`${test.expression} = any(${tested}::${typed(test, tested)}[])`;
}

/** The value of a list of one. */
function theOnly(test: Test): Sql | null {
  const tested = testedValues(test.column, test.value, `${test.path}.value`);
  const [only] = tested;
  return only !== undefined && tested.length === 1 ? sql`${only}::${typed(test, tested)}` : null;
}

function between(test: Test): Sql {
  requireKind(test, ordered);
  const tested = testedValues(test.column, test.value, `${test.path}.value`, 2);
  const [from = '', to = ''] = tested;
  const type = typed(test, tested);
  if (from === to) return sql`${test.expression} = ${from}::${type}`;
  return sql`${test.expression} between ${from}::${type} and ${to}::${type}`;
}

/**
 * % and _ are wildcards unless a backslash stands before them; case and accents do not matter. That there is a text at
 * all is said too: the indexes of texts that few rows have leave the others out.
 */
function matches(test: Test): Sql {
  requireKind(test, ['text']);
  const pattern = testedValue(test.column, test.value, `${test.path}.value`).replace(
    /\\([%_\\])/g,
    '\u0001$1',
  );
  const like = sql`like_escape(f_search(${pattern}::text), ${sql.raw(`E'\\x01'`)})`;
  const folded = sql`f_search(${test.expression})`;
  const spellings = hasTrigram(pattern) ? [] : hanSpellings(pattern);
  if (spellings.length === 0)
    return test.column.isFilled
      ? sql`${folded} like ${like}`
      : sql`(${test.expression} is not null and ${folded} like ${like})`;
  const isSpelled = or(spellings.map((sign) => sql`${test.expression} like ${`%${sign}%`}::text`));
  // Names of two signs are no trigram: the index, which knows what is folded alone, would lead to every row.
  return sql`(${isSpelled} and (${folded} || '') like ${like})`;
}

/** An index of trigrams knows three signs in a row, and what something begins or ends with. */
export const hasTrigram = (pattern: string): boolean => /^[^%_]|[^%_]$|[^%_]{3}/u.test(pattern);

function requireKind(test: Test, kinds: readonly TestedKind[]): void {
  if (kinds.includes(test.column.kind)) return;
  throw validationFailed(`${test.path}.operator`, `${test.operator} does not suit this column.`);
}
