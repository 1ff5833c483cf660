import type { Identifier } from 'react-admin';

import { isSame } from '../isSame.ts';
import { readPath } from '../readPath.ts';
import type { CreateMeta, InputMeta, UpdateMeta, WriteMeta } from '../ResourceMeta.ts';
import { isRow, type Row } from '../Row.ts';
import { nestedRows } from './nestedRows.ts';

/** The variables of a create mutation. */
export function createVariables(create: CreateMeta, data: Row): Row {
  const { onceKey } = create;
  const key = onceKey === undefined ? undefined : data[onceKey];
  const input = createInput(create.inputs, data);
  return placed(create, onceKey === undefined || key === undefined ? input : { ...input, [onceKey]: key });
}

/**
 * The variables of an update: the id, the version last read (K6), what the contract requires, and what differs from
 * the record last read. A cleared field goes as null.
 */
export function updateVariables(
  update: UpdateMeta,
  id: Identifier,
  data: Row,
  previous: Row | undefined,
): Row {
  const idInput = update.idInput ?? 'id';
  const own = update.inputs.filter(({ name }) => name !== idInput && name !== update.version?.input);
  const input = { ...versionOf(update, data, previous), ...updateMembers(own, data, previous) };
  const withId = update.idVariable === undefined ? { [idInput]: id, ...input } : input;
  return {
    ...(update.idVariable === undefined ? {} : { [update.idVariable]: id }),
    ...placed(update, withId),
  };
}

const placed = ({ spread, argument = 'input' }: WriteMeta, input: Row): Row =>
  spread ? input : { [argument]: input };

/** The members of a create input: what the form holds, nothing for what was left empty. */
function createInput(inputs: readonly InputMeta[], data: Row): Row {
  return collected(inputs, (input) => inputValue(input, data, undefined, 'create') ?? undefined);
}

/** The members of an input by themselves: what the form holds of them. */
export const inputMembers = (inputs: readonly InputMeta[], data: Row): Row =>
  updateMembers(inputs, data, undefined);

/** The changed and the required members of an update input; all that the form holds where nothing was read before. */
function updateMembers(inputs: readonly InputMeta[], data: Row, previous: Row | undefined): Row {
  return collected(inputs, (input) => {
    const value = inputValue(input, data, previous, 'update');
    if (!previous) return value;
    const before = inputValue(input, previous, previous, 'update');
    if (input.required) return value === undefined ? before : value;
    // A form shows nothing for what was not read: that is no wish to clear it.
    const isUnread = readPath(previous, input.source) === undefined;
    if (isUnread && isBlank(readPath(data, input.source))) return undefined;
    if (isDiff(input)) return value;
    return isSame(value, before) ? undefined : value;
  });
}

/** Nested lists, files and connections compare with the record by themselves. */
const isDiff = ({ kind }: InputMeta): boolean => kind === 'nested' || kind === 'upload' || kind === 'connect';

/** The form's own version where it has one: it is the one that its values were read with. */
function versionOf({ version }: UpdateMeta, data: Row, previous: Row | undefined): Row {
  if (!version || !previous) return {};
  const token = readPath(data, version.source) ?? readPath(previous, version.source);
  return token === undefined || token === null ? {} : { [version.input]: token };
}

function collected(inputs: readonly InputMeta[], valueOf: (input: InputMeta) => unknown): Row {
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const value = valueOf(input);
      return value === undefined ? [] : [[input.name, value] as const];
    }),
  );
}

type Purpose = 'create' | 'update';

/** One input's value; undefined means that it is not sent. */
function inputValue(input: InputMeta, data: Row, previous: Row | undefined, purpose: Purpose): unknown {
  const value = readPath(data, input.source);
  const before = previous && readPath(previous, input.source);
  switch (input.kind) {
    case 'value':
      return value;
    case 'id':
      return idOf(input, value) ?? unseenId(input, data, value);
    case 'ids':
      return listed(input, value, (item) => idOf(input, item));
    case 'object':
      return isRow(value) ? part(members(input, value, purpose), before) : value;
    case 'objects':
      return listed(input, value, (row) => (isRow(row) ? members(input, row, purpose) : row));
    case 'upload':
      return uploadOf(value, before);
    case 'connect':
      return connectionOf(input, value, before);
    case 'nested':
      return value === undefined ? undefined : nestedOf(input, value, before, purpose);
  }
}

const members = (input: InputMeta, row: Row, purpose: Purpose): Row =>
  purpose === 'create'
    ? createInput(input.inputs ?? [], row)
    : updateMembers(input.inputs ?? [], row, undefined);

function idOf({ numericId }: InputMeta, value: unknown): unknown {
  const id = isRow(value) ? value.id : value;
  if (id === '') return null;
  if (typeof id !== 'number' && typeof id !== 'string') return id;
  return numericId ? Number(id) : String(id);
}

/** S1: a related record that the viewer may not see is null, while its id stands beside it and must not be lost. */
function unseenId(input: InputMeta, data: Row, value: unknown): unknown {
  const { source } = input;
  const relation = /^(.+)\.id$/.exec(source)?.[1];
  const isUnseen = relation !== undefined && value === null && readPath(data, relation) === null;
  const id = isUnseen ? idOf(input, readPath(data, `${relation}Id`)) : undefined;
  return id ?? value;
}

/** A cleared list is an empty list: sync takes no null. */
function listed(input: InputMeta, value: unknown, item: (item: unknown) => unknown): unknown {
  if (value === undefined) return undefined;
  const items = Array.isArray(value) ? value.map(item) : [];
  return input.sync ? { sync: items } : items;
}

function uploadOf(value: unknown, before: unknown): unknown {
  const chosen: unknown = Array.isArray(value) ? value[0] : value;
  const file = isRow(chosen) ? chosen.rawFile : chosen;
  if (file instanceof Blob) return file;
  const isCleared = value === null && before !== undefined && before !== null;
  return isCleared ? null : undefined;
}

function connectionOf(input: InputMeta, value: unknown, before: unknown): unknown {
  const idField = input.idField ?? 'id';
  const idIn = (held: unknown) => idOf(input, isRow(held) ? (held[idField] ?? null) : held) ?? null;
  if (value === undefined) return undefined;
  const id = idIn(value);
  if (id !== null) return id === idIn(before) ? undefined : { connect: id };
  const created = isRow(value) ? createInput(input.inputs ?? [], value) : {};
  if (Object.keys(created).length > 0) return { create: created };
  return idIn(before) === null ? undefined : null;
}

function nestedOf(input: InputMeta, value: unknown, before: unknown, purpose: Purpose): unknown {
  const rows = nestedRows(input, value, before);
  const create = rows.create.map(({ row }) => createInput(input.inputs ?? [], row));
  if (purpose === 'create') return create.length > 0 ? { create } : undefined;
  const idField = input.idField ?? 'id';
  const update = rows.update.map(({ row, before: last }) => ({
    ...updateMembers(input.updateInputs ?? [], row, last),
    ...idMember(input, idField, row),
  }));
  const changes = {
    ...(create.length > 0 ? { create } : {}),
    ...(update.length > 0 ? { update } : {}),
    ...(rows.remove.length > 0 ? { delete: rows.remove.map((id) => idOf(input, id)) } : {}),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** The id tells which row is meant, changed or not. */
function idMember(input: InputMeta, idField: string, row: Row): Row {
  const member = input.updateInputs?.find(({ source }) => source === idField);
  return { [member?.name ?? idField]: idOf(input, row[idField]) };
}

/** A form shows the inputs of a part that is not there; left blank, they do not bring it into being. */
function part(written: Row, before: unknown): Row | null {
  return (before === null || before === undefined) && isBlank(written) ? null : written;
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRow(value)) return Object.values(value).every(isBlank);
  return value === null || value === undefined || value === '';
}
