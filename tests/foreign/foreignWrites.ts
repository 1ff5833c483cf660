import {
  getNamedType,
  GraphQLError,
  isListType,
  isNonNullType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { isRow, type Row } from '#src/data/Row.ts';
import {
  idNameOf,
  isRecordType,
  isRef,
  ownerField,
  recordTypes,
  type ForeignRow,
  type ForeignRows,
} from './ForeignRows.ts';

const longest = 80;

/** As Lighthouse refuses what its rules do not let pass. */
function check(input: Row): void {
  const wrong = Object.entries(input).filter(
    ([, value]) => typeof value === 'string' && value.length > longest,
  );
  if (wrong.length === 0) return;
  const validation = Object.fromEntries(
    wrong.map(([name]) => [`input.${name}`, [`The ${name} may not be longer than ${longest} characters.`]]),
  );
  throw new GraphQLError('Validation failed for the field.', {
    extensions: { category: 'validation', validation },
  });
}

/** Creates, updates, deletes and restores, as the mutation's name says. */
export function write(
  schema: GraphQLSchema,
  rows: ForeignRows,
  mutation: { readonly name: string; readonly args: Row },
): ForeignRow | null {
  const [, verb = '', noun = ''] = /^(create|update|delete|restore)(\w+)$/.exec(mutation.name) ?? [];
  const type = schema.getType(noun);
  const list = rows.get(noun);
  if (!isRecordType(type) || !list) throw new GraphQLError(`${mutation.name} is not done here.`);
  const { ids, input } = inputOf(type, mutation.args);
  check(input);
  const known = list.find(({ id }) => id === ids);
  switch (verb) {
    case 'create': {
      const made: ForeignRow = { deleted_at: null, ...atFirst(type), id: String(nextId(list)) };
      list.push(made);
      put(rows, type, made, input);
      return made;
    }
    case 'update':
      if (known) put(rows, type, known, input);
      break;
    case 'delete':
      if (known && type.getFields()['deleted_at']) known['deleted_at'] = new Date().toISOString();
      else if (known) remove(schema, rows, noun, known);
      break;
    case 'restore':
      if (known) known['deleted_at'] = null;
  }
  return known ?? null;
}

/** What cannot be without it goes too; what can is left without it. */
function remove(schema: GraphQLSchema, rows: ForeignRows, name: string, gone: ForeignRow): void {
  const own = rows.get(name) ?? [];
  const at = own.indexOf(gone);
  if (at < 0) return;
  own.splice(at, 1);
  const leadsThere = (value: unknown) => isRef(value) && value.type === name && value.ref === gone.id;
  for (const type of recordTypes(schema))
    for (const [field, { type: of }] of Object.entries(type.getFields()))
      for (const row of [...(rows.get(type.name) ?? [])]) {
        const value = row[field];
        if (Array.isArray(value)) row[field] = value.filter((one) => !leadsThere(one));
        else if (leadsThere(value) && isNonNullType(of)) remove(schema, rows, type.name, row);
        else if (leadsThere(value)) row[field] = null;
      }
}

const nextId = (list: readonly ForeignRow[]): number => Math.max(0, ...list.map(({ id }) => Number(id))) + 1;

/** What a new record has without being told: when it was made, and flags that nobody has set. */
function atFirst(type: GraphQLObjectType): Row {
  const now = new Date().toISOString();
  const entries = Object.values(type.getFields()).flatMap(({ name, type: of }): [string, unknown][] => {
    if (/^(created|updated)_?at$/i.test(name)) return [[name, now]];
    return String(of) === 'Boolean!' ? [[name, false]] : [];
  });
  return Object.fromEntries(entries);
}

/** The id beside the values, wherever the mutation takes both. */
function inputOf(type: GraphQLObjectType, args: Row): { readonly ids: string; readonly input: Row } {
  const idName = idNameOf(type) ?? 'id';
  const nested = Object.values(args).find(isRow);
  const { [idName]: own = args[idName], ...input } = { ...args, ...nested };
  const names = Object.entries(args).filter(([, value]) => value === nested);
  for (const [name] of names) delete input[name];
  return { ids: String(own), input };
}

function put(rows: ForeignRows, type: GraphQLObjectType, row: ForeignRow, input: Row): void {
  for (const [key, value] of Object.entries(input)) {
    const name = type.getFields()[key] ? key : key.replace(/_?[iI]d$/, '');
    const field = type.getFields()[name];
    if (!field) continue;
    const of = getNamedType(field.type);
    if (!isRecordType(of)) row[name] = isRow(value) && isRow(row[name]) ? { ...row[name], ...value } : value;
    else if (isListType(getNullableType(field.type))) putMany(rows, type, row, name, of, value);
    else row[name] = refTo(of, value);
  }
}

/** An id, or a wrapper of one. */
function refTo(of: GraphQLObjectType, value: unknown): unknown {
  const id = isRow(value) ? value['connect'] : value;
  return typeof id === 'string' || typeof id === 'number' ? { type: of.name, ref: String(id) } : null;
}

function putMany(
  rows: ForeignRows,
  type: GraphQLObjectType,
  row: ForeignRow,
  name: string,
  of: GraphQLObjectType,
  value: unknown,
): void {
  const owner = ownerField(of, type.name);
  if (Array.isArray(value)) row[name] = value.map((id) => ({ type: of.name, ref: String(id) }));
  if (!isRow(value)) return;
  if (Array.isArray(value['sync']))
    row[name] = value['sync'].map((id) => ({ type: of.name, ref: String(id) }));
  const list = rows.get(of.name) ?? [];
  const held = (row[name] ?? []) as readonly unknown[];
  for (const input of [value['create'] ?? []].flat().filter(isRow)) {
    const made: ForeignRow = { id: String(nextId(list)) };
    list.push(made);
    put(rows, of, made, input);
    if (owner) made[owner] = { type: type.name, ref: row.id };
    else row[name] = [...held, { type: of.name, ref: made.id }];
  }
  for (const { id, ...input } of [value['update'] ?? []].flat().filter(isRow)) {
    const known = list.find((one) => one.id === String(id));
    if (known) put(rows, of, known, input);
  }
  for (const id of [value['delete'] ?? []].flat().map(String)) {
    const at = list.findIndex((one) => one.id === id);
    if (at >= 0) list.splice(at, 1);
    if (!owner) row[name] = held.filter((one) => !isRef(one) || one.ref !== id);
  }
}
