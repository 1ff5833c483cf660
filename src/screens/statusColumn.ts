import { isStatus } from '#src/fields/enum/enumTone.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { StringField } from '#src/fields/string/StringField.tsx';

const isState = ({ fieldProps }: ColumnElement): boolean =>
  Array.isArray(fieldProps.values) && isStatus(fieldProps.values.map(String), fieldProps.name);

/** A state that the contract keeps as plain text. */
const isFreeState = ({ source, field }: ColumnElement): boolean =>
  field === StringField && /status$/i.test(source);

/** Which of the fields says the state of a record. */
export const statusColumn = (columns: readonly ColumnElement[]): ColumnElement | undefined =>
  columns.find(isState) ?? columns.find(isFreeState);
