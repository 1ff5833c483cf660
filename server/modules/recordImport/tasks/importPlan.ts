import type { Viewer } from '#server/access/Viewer.ts';
import { validationFailed } from '#server/errors/errors.ts';
import type { ImportRecord } from '../ImportRecord.ts';
import type { Reading } from '../mapping/cellValue.ts';
import { type ImportField, importType, type ImportType } from '../mapping/importFields.ts';
import { createsFrom, mustImport, writesField } from '../mapping/importRights.ts';
import { type PersonInputs, personInputs } from '../people/personOf.ts';

export interface PlannedColumn {
  readonly index: number;
  readonly field: ImportField;
  /** Else it says which record is meant, and no more. */
  readonly isWritten: boolean;
}

/** What the columns of a file are to the fields of its type. */
export interface ImportPlan {
  readonly importId: string;
  readonly of: ImportType;
  readonly columns: readonly PlannedColumn[];
  /** The column by which rows find their record. */
  readonly match: PlannedColumn | null;
  /** Whether a row that finds no record makes one. */
  readonly creates: boolean;
  /** Where its columns make somebody. */
  readonly person: PersonInputs | null;
  readonly reading: Reading;
  readonly clears: boolean;
  readonly labelOf: (field: string) => string;
}

/** With the rights of the moment. @throws forbidden or validationFailed where the viewer may not set what columns fill */
export function planOf(record: ImportRecord, viewer: Viewer): ImportPlan {
  const of = importType(record.type);
  const columns = record.columns.flatMap(({ field: name }, index): PlannedColumn[] => {
    const field = name === null ? undefined : of.fields.get(name);
    return field ? [{ index, field, isWritten: writesField(of, field.field, viewer) }] : [];
  });
  mustImport(
    of,
    viewer,
    columns.map(({ field }) => field.field),
  );
  const inputs = personInputs(of);
  const creates = createsFrom(of, viewer);
  const makesSomebody =
    inputs !== null && creates && columns.some(({ field }) => field.field.startsWith(inputs.prefix));
  const labels = new Map(record.fields.map(({ field, label }) => [field, label]));
  return {
    importId: record.id,
    of,
    columns,
    match: columns.find(({ field }) => field.field === record.match_field) ?? null,
    creates,
    person: makesSomebody ? inputs : null,
    reading: {
      decimals: record.decimals,
      dates: record.dates,
      words: Object.fromEntries(record.fields.map(({ field, words }) => [field, words])),
    },
    clears: record.clears,
    labelOf: (field) => labels.get(field) ?? field,
  };
}

/** @throws validationFailed where nothing could come of it */
export function checkPlan(
  { columns, match, creates, of, labelOf }: ImportPlan,
  matchField: string | null,
): void {
  const filled = columns.filter(({ field, isWritten }) => isWritten && (field.inCreate || field.inUpdate));
  if (filled.length === 0)
    throw validationFailed('input.columns', 'Say of one column at least what it fills.');
  if (matchField !== null && match === null)
    throw validationFailed(
      'input.match',
      `No column is ${labelOf(matchField)}, by which records are to be found.`,
    );
  if (match === null && !creates)
    throw validationFailed(
      'input.match',
      'Say by which column records are found: you may make no new ones from a file.',
    );
  const given = new Set(columns.map(({ field }) => field.field));
  const missing = [...of.fields.values()].filter(
    ({ field, within, required }) => required && within === null && !given.has(field),
  );
  if (match === null && missing.length > 0)
    throw validationFailed(
      'input.columns',
      `A new record needs ${missing.map(({ field }) => labelOf(field)).join(', ')}.`,
    );
}
