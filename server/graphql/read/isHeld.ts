import { sql } from 'kysely';
import { or, type Sql } from '#server/db/conditions.ts';
import { validationFailed } from '#server/errors/errors.ts';
import type { Asked } from './condition.ts';
import type { HeldColumn } from './testedColumn.ts';
import { testedValues } from './testedValue.ts';

interface HeldTest {
  readonly column: HeldColumn;
  readonly operator: string;
  /** Undefined where the client left it out. */
  readonly value: unknown;
  readonly asked: Asked;
}

/** Operators, by whether they ask for the rows of which it does not hold. */
const negates: Readonly<Record<string, boolean>> = { EQ: false, IN: false, NEQ: true, NOT_IN: true };

/**
 * What a key of `where` asks, for one value or any of several.
 * @throws validationFailed where the operator compares otherwise, or the value is none of the key's.
 */
export function isHeld({ column, operator, value, asked }: HeldTest): Sql {
  const not = negates[operator];
  if (not === undefined)
    throw validationFailed(`${asked.path}.operator`, `${operator} does not suit this column.`);
  const path = `${asked.path}.value`;
  if (value === undefined || value === null) throw validationFailed(path, 'A value is needed.');
  const values = testedValues(column, value, path);
  // Another way stands for the one filter that was asked, as it is.
  const offer = not || values.length > 1 ? undefined : asked.offer;
  const held = or(values.map((one) => holdsOf(column, one, { ...asked, path, offer })));
  return not ? sql`(${held}) is not true` : held;
}

/** A key's yes narrows and its no may narrow by nothing: as a condition, no is all that yes leaves out. */
function holdsOf({ kind, holds }: HeldColumn, value: string, asked: Asked): Sql {
  if (kind !== 'flag') return holds(value, asked);
  return value === 'true'
    ? holds(true, asked)
    : sql`(${holds(true, { ...asked, offer: undefined })}) is not true`;
}
