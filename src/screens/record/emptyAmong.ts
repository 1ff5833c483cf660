import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { isEmptyValue, valueAt } from '#src/fields/value/valueAt.ts';

export interface Pieces {
  readonly filled: readonly ReactNode[];
  readonly empty: readonly ReactElement[];
}

/** A single dash says what it says; only several are worth hiding. */
const fewest = 2;

/** The pieces of a section, apart from fields that are empty in this record; what says something of an empty value stays. */
export function emptyAmong(
  children: ReactNode,
  record: unknown,
  isKept: (source: string) => boolean,
): Pieces {
  const pieces = Children.toArray(children);
  const isEmpty = (piece: ReactNode): piece is ReactElement => {
    const [field, ...more] = columnsOf(piece);
    if (!isValidElement(piece) || field === undefined || more.length > 0) return false;
    if (field.field?.saysEmpty === true || field.render !== undefined || isKept(field.source)) return false;
    return isEmptyValue(valueAt(record, field.source));
  };
  const empty = pieces.filter(isEmpty);
  return empty.length < fewest
    ? { filled: pieces, empty: [] }
    : { filled: pieces.filter((piece) => !isEmpty(piece)), empty };
}
