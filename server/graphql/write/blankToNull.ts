import type { Row } from './Json.ts';
import type { Change } from './WriteDefinition.ts';

/** An emptied input means "none": a blank must not count as a value that has to be unique. */
export function blankToNull(change: Change, columns: readonly string[]): Row {
  const blank = columns.filter((column) => {
    const value = change.values[column];
    return typeof value === 'string' && value.trim() === '';
  });
  return Object.fromEntries(blank.map((column) => [column, null]));
}
