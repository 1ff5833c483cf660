import {
  coerceInputValue,
  getNullableType,
  type GraphQLInputField,
  isInputObjectType,
  isListType,
} from 'graphql';
import type { Viewer } from '#server/access/Viewer.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { forbidden, validationFailed } from '#server/errors/errors.ts';
import { longestText, textProblem } from '#server/graphql/textLimits.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { isRemark, manyInputs, type WrittenNoun, writtenNoun } from './manyInputs.ts';

/** What somebody asks to be changed, as it came. */
export interface AskedChange {
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
export function readChange({ type, changes, add }: AskedChange, viewer: Viewer): RecordChange {
  const noun = writtenNoun(type);
  if (noun === null) throw validationFailed({ 'selection.type': ['These cannot be changed.'] });
  const inputs = new Map(manyInputs(noun, viewer).map((field) => [field.name, field]));
  if (inputs.size === 0) throw forbidden(`change ${many(noun)} many at once`);
  const read: RecordChange = {
    noun,
    type,
    changes: membersOf(changes, 'changes', (name, value) =>
      readValue(known(inputs, name, 'changes'), value, 'changes'),
    ),
    add: membersOf(add, 'add', (name, value) => readAdded(known(inputs, name, 'add'), value)),
  };
  const keys = [...Object.keys(read.changes), ...Object.keys(read.add)];
  if (keys.every((key) => isRemark(noun, key)))
    throw validationFailed({ changes: ['Choose at least one field to change.'] });
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined)
    throw validationFailed({ [`add.${twice}`]: ['This is replaced and added to at once.'] });
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
  throw validationFailed({
    [`${place}.${name}`]: ['This cannot be changed in many at once, or not by you.'],
  });
}

function membersOf<T>(given: unknown, place: string, read: (name: string, value: unknown) => T) {
  if (given === undefined || given === null) return {};
  if (!isRecord(given)) throw validationFailed({ [place]: ['Must be values by the name of their input.'] });
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, read(name, value)]));
}

function readValue(field: GraphQLInputField, value: unknown, place: string): unknown {
  const path = `${place}.${field.name}`;
  const texts = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  for (const text of texts) {
    const problem = typeof text === 'string' ? textProblem(text, longestText(field)) : null;
    if (problem !== null) throw validationFailed({ [path]: [problem] });
  }
  return coerceInputValue(value, field.type, (_path, _value, { message }) => {
    throw validationFailed({ [path]: [message] });
  });
}

/** A list as the input takes it, or its entries alone. */
function readAdded(field: GraphQLInputField, value: unknown): readonly unknown[] {
  const read = readValue(field, isSynced(field) && Array.isArray(value) ? { sync: value } : value, 'add');
  const entries = isRecord(read) ? read['sync'] : read;
  if (!isSynced(field) && !isListType(getNullableType(field.type)))
    throw validationFailed({ [`add.${field.name}`]: ['This is no list that anything could be added to.'] });
  return Array.isArray(entries) ? entries : [];
}

/** A list that is given as `{sync: […]}`. */
export const isSynced = ({ type }: GraphQLInputField): boolean => isInputObjectType(getNullableType(type));
