import type { ReactElement } from 'react';
import { DateTimeField } from '#src/fields/dateTime/DateTimeField.tsx';
import { RelationField } from '#src/fields/relation/RelationField.tsx';
import { RelationsField } from '#src/fields/relations/RelationsField.tsx';
import { columnsOf, type ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { isValues } from '#src/data/isValues.ts';
import { isEmptyValue, valueAt } from '#src/fields/value/valueAt.ts';
import type { SectionProps } from '../sectionsOf.ts';

export interface AsideFacts {
  readonly people: readonly ColumnElement[];
  readonly dates: readonly ColumnElement[];
}

/** The generator's section of what is known of a record as such: when it was made and changed, and by whom. */
export const ofTheRecord = 'record';

/** The people of a record and its own dates, found in what its page reads. */
export function asideFacts(sections: readonly ReactElement<SectionProps>[], record: unknown): AsideFacts {
  const fields = sections.flatMap(({ props }) =>
    columnsOf(props.children).map((field) => ({ field, section: props.name })),
  );
  return {
    people: fields.filter(({ field }) => isPerson(field, record)).map(({ field }) => field),
    dates: fields
      .filter(
        ({ field, section }) =>
          section === ofTheRecord &&
          field.field === DateTimeField &&
          !isEmptyValue(valueAt(record, field.source)),
      )
      .map(({ field }) => field),
  };
}

/** A relation to somebody: what has a full name is a person. */
function isPerson({ field, source }: ColumnElement, record: unknown): boolean {
  if (field !== RelationField && field !== RelationsField) return false;
  const value = valueAt(record, source);
  const related: readonly unknown[] = Array.isArray(value) ? value : [value];
  return related.length > 0 && related.every((one) => isValues(one) && !isEmptyValue(one.fullName));
}
