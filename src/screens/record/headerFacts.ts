import type { ReactElement } from 'react';
import { BooleanField } from '#src/fields/boolean/BooleanField.tsx';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { DateField } from '#src/fields/date/DateField.tsx';
import { DateTimeField } from '#src/fields/dateTime/DateTimeField.tsx';
import { ImageField } from '#src/fields/image/ImageField.tsx';
import { LongTextField } from '#src/fields/longText/LongTextField.tsx';
import { MoneyField } from '#src/fields/money/MoneyField.tsx';
import { NumberField } from '#src/fields/number/NumberField.tsx';
import { RelationField } from '#src/fields/relation/RelationField.tsx';
import { columnsOf, type ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { labelOf } from '#src/fields/value/labelOf.ts';
import { isEmptyValue, valueAt } from '#src/fields/value/valueAt.ts';
import { statusColumn } from '../statusColumn.ts';
import type { SectionProps } from '../sectionsOf.ts';
import { asideFacts, ofTheRecord } from './asideFacts.ts';

export interface HeaderFacts {
  /** The state of the record, shown as a chip beside its name. */
  readonly status: ColumnElement | undefined;
  /** Three or four values that tell most. */
  readonly facts: readonly ColumnElement[];
}

const factsShown = 4;
/** A list of more would push all else down the page: it stands in its section, across its whole width. */
const mostListed = 10;

/** What stands in a record's header: its status and, unless a screen names them, the first short values that do not stand beside. */
export function headerFacts(
  sections: readonly ReactElement<SectionProps>[],
  record: unknown,
  representation: readonly string[],
  wanted: readonly string[] | undefined,
  name: string,
): HeaderFacts {
  const placed = sections.flatMap(({ props }, section) =>
    columnsOf(props.children).map((field) => ({ field, section })),
  );
  const fields = placed.map(({ field }) => field);
  const names = representation.map((path) => path.split('.')[0]);
  const filled = fields.filter((field) => !isBlank(record, field));
  const status = statusColumn(filled);
  if (wanted !== undefined) {
    const facts = wanted.flatMap((source) => filled.filter((field) => field.source === source));
    const fitting = facts.filter((field) => field !== status && !isLongList(valueAt(record, field.source)));
    return { status, facts: fitting.slice(0, factsShown) };
  }
  const { people, dates } = asideFacts(sections, record);
  const beside = [...people, ...dates].map(({ source }) => source);
  // An amount says its currency.
  const said = filled.map(({ fieldProps }) => fieldProps.currencySource);
  const short = filled.filter(
    (field) =>
      field !== status &&
      !ownOf(sections).includes(field.source) &&
      field.field?.block !== true &&
      field.field !== ImageField &&
      field.field !== LongTextField &&
      !said.includes(field.source) &&
      !names.includes(field.source) &&
      !beside.includes(field.source) &&
      isShort(valueAt(record, field.source), name),
  );
  const sectionOf = (field: ColumnElement) => placed.find((one) => one.field === field)?.section ?? 0;
  const ranked = short.map((field, index) => ({
    field,
    rank: rankOf(field) + sectionOf(field) * sectionWeight,
    index,
  }));
  ranked.sort((one, other) => one.rank - other.rank || one.index - other.index);
  return { status, facts: ranked.slice(0, factsShown).map(({ field }) => field) };
}

/** What is known of the record as such stands beside it. */
const ownOf = (sections: readonly ReactElement<SectionProps>[]): readonly string[] =>
  sections
    .filter(({ props }) => props.name === ofTheRecord)
    .flatMap(({ props }) => columnsOf(props.children).map(({ source }) => source));

/** Nothing to show: no value, or a related record whose name the viewer may not see. */
function isBlank(record: unknown, { source, field, fieldProps }: ColumnElement): boolean {
  const value = valueAt(record, source);
  const paths = Array.isArray(fieldProps.label) ? fieldProps.label.map(String) : undefined;
  return isEmptyValue(value) || (field === RelationField && labelOf(value, paths) === undefined);
}

const isLongList = (value: unknown): boolean => Array.isArray(value) && value.length > mostListed;

/** What stands further down a page matters less: a date there is outweighed by a name at the top. */
const sectionWeight = 1.5;

/** When and where tell most, then how many; when it was last changed tells least. */
const ranks: readonly (readonly [FieldComponent, number])[] = [
  [DateField, 0],
  [RelationField, 1],
  [NumberField, 2],
  [MoneyField, 2],
  [BooleanField, 4],
  [DateTimeField, 5],
];
const rankOf = ({ field }: ColumnElement): number => ranks.find(([known]) => known === field)?.[1] ?? 3;

/** A date, a number, a name: not a text that fills a line, not a list, not a piece of the title above. */
const isShort = (value: unknown, name: string): boolean =>
  !Array.isArray(value) && (typeof value !== 'string' || (value.length <= 40 && !name.includes(value)));
