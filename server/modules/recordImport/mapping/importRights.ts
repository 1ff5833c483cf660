import type { Viewer } from '#server/access/Viewer.ts';
import { forbidden, validationFailed } from '#server/errors/errors.ts';
import { camelCase } from '#server/graphql/camelCase.ts';
import { inputsInMany } from '#server/graphql/noun/inputsInMany.ts';
import { writableRows } from '#server/graphql/write/WritePolicy.ts';
import { type ImportType, knownType } from './importFields.ts';

/** Whether somebody may read records of a type from a file; null for a type that no file has. */
export function importsType(type: string, viewer: Viewer): boolean | null {
  const of = knownType(type);
  return of && mayImport(of, viewer);
}

/** Nobody fills the store for a type of which they may write nothing. */
function mayImport(of: ImportType, viewer: Viewer): boolean {
  const own = inputsInMany(of, viewer, 'file');
  return own === null ? writableRows(of.writes.definition.policy, viewer, []) !== null : own.size > 0;
}

/** @throws forbidden, or validationFailed for a field that this viewer may not set */
export function mustImport(of: ImportType, viewer: Viewer, fields: readonly string[] = []): void {
  if (!mayImport(of, viewer)) throw forbidden(`read ${of.entity.actions?.many ?? of.type} from a file`);
  const barred = fields.find((field) => !takesField(of, field, viewer));
  if (barred !== undefined) throw validationFailed('input.columns', `You may not set ${barred}.`);
}

/** Whoever sets a few fields alone makes no records from files: their rows name records that are there. */
export const createsFrom = (of: ImportType, viewer: Viewer): boolean =>
  inputsInMany(of, viewer, 'file') === null;

/** What a column may be: what this viewer sets, or what a record that is there is found by. */
export const takesField = (of: ImportType, field: string, viewer: Viewer): boolean =>
  writesField(of, field, viewer) ||
  (!createsFrom(of, viewer) && of.fields.get(field)?.matches === true && readsField(of, field, viewer));

/** What a viewer may set of no record is no field of theirs: fees are. */
export function writesField(of: ImportType, field: string, viewer: Viewer): boolean {
  const own = inputsInMany(of, viewer, 'file');
  if (own !== null) return own.has(field);
  return writableRows(of.writes.definition.policy, viewer, field.split('.').slice(0, 1)) !== null;
}

/** What a viewer does not read of a record neither finds it nor is shown as what it was. */
export function readsField({ entity }: ImportType, field: string, viewer: Viewer): boolean {
  const names = [camelCase(field), camelCase(field.replace(/_id$/, ''))];
  const [hidden, partly] = [entity.hiddenFields?.(viewer), entity.partlyHidden?.(viewer)];
  return !names.some((name) => hidden?.has(name) === true || partly?.has(name) === true);
}
