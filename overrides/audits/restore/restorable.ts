import { isValues, type Values } from '#src/data/isValues.ts';
import type { InputMeta, ResourceMeta } from '#src/data/ResourceMeta.ts';
import { withValueAt } from '#src/screens/form/changes.ts';
import { redacted } from '../changes/valueText.ts';

/**
 * States have rules of their own, but for an event's, which is free text (B6); what is secret is not in the log; a text
 * of the editor belongs to its structure, an amount to the currency that it was in.
 */
const never = /(?<!^event_)status$|^passport_|^date_of_birth$|password|^html$|amount/;

/** Plain values, lists of words and references: what an ordinary change of the record can set back. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** A structure that an input writes as a whole, as the log has it. */
const isWhole = (value: unknown): boolean => value === null || value === undefined || isValues(value);

/** What is sent to have the value before a change back; a list that was not there is empty. */
export const earlierValue = (before: unknown, after: unknown): unknown =>
  before ?? (Array.isArray(after) ? [] : null);

/** A value of the log as a form holds it: the log has the names of the inputs, a form their sources. */
export function formValue(input: InputMeta, logged: unknown): unknown {
  const members = (row: Values): Values =>
    (input.inputs ?? [])
      .filter(({ name }) => name in row)
      .reduce<Values>((made, part) => withValueAt(made, part.source, formValue(part, row[part.name])), {});
  if (input.kind === 'object') return isValues(logged) ? members(logged) : null;
  if (input.kind === 'objects') return Array.isArray(logged) ? logged.filter(isValues).map(members) : [];
  return logged;
}

/** The input that sets a value of the log back, where there is one. */
export function restorableInput(
  meta: ResourceMeta,
  key: string,
  before: unknown,
  after: unknown,
): InputMeta | undefined {
  if (never.test(key) || [before, after].includes(redacted)) return undefined;
  const arePlain = isPlain(before) && isPlain(after);
  const areWhole = isWhole(before) && isWhole(after);
  const { inputs = [], idInput = 'id', version } = meta.update ?? {};
  return inputs.find(
    ({ name, kind, required }) =>
      name === key &&
      (kind === 'object' ? areWhole : arePlain && (kind === 'value' || kind === 'id')) &&
      name !== idInput &&
      name !== version?.input &&
      !(required === true && (before === null || before === undefined)),
  );
}
