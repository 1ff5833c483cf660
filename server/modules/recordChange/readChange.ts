import { getNullableType, type GraphQLInputField, isInputObjectType, isListType } from 'graphql';
import { isRecord } from '#server/db/isRecord.ts';
import { forbidden, validationFailed } from '#server/errors/errors.ts';
import { inputFields } from '#server/graphql/contract.ts';
import { listProblem, longestList, longestText, memberOf, textProblem } from '#server/graphql/textLimits.ts';
import { coercedInput } from '#server/graphql/write/coercedInput.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { Problems } from '#server/graphql/write/Problems.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { isRemark, manyInputs, type WrittenNoun, writtenNoun } from './manyInputs.ts';

/** What somebody asks to be changed, as it came. */
interface AskedChange {
  readonly type: string;
  /** New values by input of the type's update; null empties. */
  readonly changes: unknown;
  /** What lists get besides what they hold. */
  readonly add?: unknown;
}

/** The same, read by the contract. */
export interface RecordChange {
  readonly noun: WrittenNoun;
  readonly type: string;
  readonly changes: Input;
  readonly add: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * @throws forbidden where this viewer may change none of these, or not many at once
 * @throws validationFailed where the type's update does not take what is asked
 */
export function readChange(
  { type, changes, add }: AskedChange,
  { viewer, context }: WriteSession,
): RecordChange {
  const noun = writtenNoun(type);
  if (noun === null) throw validationFailed('selection.type', 'These cannot be changed.');
  const offered = new Set(manyInputs(noun, viewer).map(({ name }) => name));
  if (offered.size === 0) throw forbidden(`change ${many(noun)} many at once`);
  // Those of the schema that answers: its scalars know what their values are like, which the bare contract's do not.
  const fields = inputFields(context.schema.getType(`Update${type}Input`));
  const inputs = new Map(fields.flatMap((field) => (offered.has(field.name) ? [[field.name, field]] : [])));
  const problems = new Problems();
  const read: RecordChange = {
    noun,
    type,
    changes: membersOf(changes, 'changes', (name, value) =>
      readValue(known(inputs, name, 'changes'), value, 'changes', problems),
    ),
    add: membersOf(add, 'add', (name, value) => readAdded(known(inputs, name, 'add'), value, problems)),
  };
  problems.throwIfAny();
  const keys = [...Object.keys(read.changes), ...Object.keys(read.add)];
  if (keys.every((key) => isRemark(noun, key)))
    throw validationFailed('changes', 'Choose at least one field to change.');
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw validationFailed(`add.${twice}`, 'This is replaced and added to at once.');
  return read;
}

const many = ({ entities: [entity], writes }: WrittenNoun): string =>
  entity?.actions?.many ?? `records of the kind ${writes.definition.noun}`;

function known(
  inputs: ReadonlyMap<string, GraphQLInputField>,
  name: string,
  place: string,
): GraphQLInputField {
  const field = inputs.get(name);
  if (field) return field;
  throw validationFailed(`${place}.${name}`, 'This cannot be changed in many at once, or not by you.');
}

function membersOf<T>(given: unknown, place: string, read: (name: string, value: unknown) => T) {
  if (given === undefined || given === null) return {};
  if (!isRecord(given)) throw validationFailed(place, 'Must be values by the name of their input.');
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, read(name, value)]));
}

function readValue(field: GraphQLInputField, value: unknown, place: string, problems: Problems): unknown {
  const path = `${place}.${field.name}`;
  const unfit = limitProblems(field, value);
  for (const problem of unfit) problems.add(path, problem);
  if (unfit.length > 0) return null;
  return coercedInput(value, field.type, (_within, message) => problems.add(path, message));
}

/** What no form could send either, whatever it means. */
function limitProblems(field: GraphQLInputField, value: unknown): readonly string[] {
  const member = memberOf(field.type, 'sync') ?? field;
  const listed = isSynced(field) && isRecord(value) ? value['sync'] : value;
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : [listed];
  return [
    listProblem(entries.length, longestList(member)),
    ...entries.map((entry) => (typeof entry === 'string' ? textProblem(entry, longestText(member)) : null)),
  ].filter((problem) => problem !== null);
}

/** A list as the input takes it, or its entries alone. */
function readAdded(field: GraphQLInputField, value: unknown, problems: Problems): readonly unknown[] {
  const isList = isListType(getNullableType(field.type));
  if (!isSynced(field) && !isList)
    problems.add(`add.${field.name}`, 'This is no list that anything could be added to.');
  const given = isSynced(field) && Array.isArray(value) ? { sync: value } : value;
  const read = readValue(field, given, 'add', problems);
  const entries = isRecord(read) ? read['sync'] : read;
  return Array.isArray(entries) ? entries : [];
}

/** A list that is given as `{sync: […]}`. */
const isSynced = ({ type }: GraphQLInputField): boolean => isInputObjectType(getNullableType(type));
