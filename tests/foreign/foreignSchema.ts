import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { isConditions, isPaging, isWhere, listShape } from '#codegen/convention/lighthouse.ts';
import { isRow, type Row } from '#src/data/Row.ts';
import {
  idNameOf,
  isForeignRow,
  isRecordType,
  isRef,
  ownerField,
  type ForeignRow,
  type ForeignRows,
} from './ForeignRows.ts';
import { write } from './foreignWrites.ts';
import { makeRows } from './makeRows.ts';
import { all, conditionTest, keyTest, sortRows } from './whereTests.ts';

/** A contract with rows behind it, kept in memory: what it says of filters, orders, pages and writes is done. */
export function executable(schema: GraphQLSchema, counts: Readonly<Record<string, number>>): GraphQLSchema {
  const rows = makeRows(schema, counts);
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) resolveQuery(rows, field);
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    field.resolve = (_source, args: Row) => write(schema, rows, { name: field.name, args });
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__') && !isRoot(schema, type)) resolveFields(rows, type);
  return schema;
}

const isRoot = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  type === schema.getQueryType() || type === schema.getMutationType();

function resolveQuery(rows: ForeignRows, field: GraphQLField<unknown, unknown>): void {
  const shape = listShape(field.type);
  if (shape && isRecordType(shape.type)) {
    const { type, paged } = shape;
    field.resolve = (_source, args: Row) => {
      const found = sortRows(rows, kept(rows, field, type, args), args['orderBy']);
      return paged ? pageOf(found, args) : found;
    };
    return;
  }
  const type = getNamedType(field.type);
  if (!isRecordType(type)) return;
  field.resolve = (_source, args: Row) => {
    const asked = Object.entries(args).find(([name]) => name.toLowerCase() === 'id');
    return asked ? (rows.get(type.name)?.find(({ id }) => id === String(asked[1])) ?? null) : null;
  };
}

/** The rows that pass what was asked for. */
function kept(
  rows: ForeignRows,
  field: GraphQLField<unknown, unknown>,
  type: GraphQLObjectType,
  args: Row,
): readonly ForeignRow[] {
  const tests = field.args.flatMap(({ name, type: of }) => {
    const value = args[name];
    if (isPaging(name) || value === null || value === undefined) return [];
    if (isConditions(of) && isRow(value)) return [conditionTest(rows, value)];
    if (isWhere(name) && isRow(value))
      return Object.entries(value)
        .filter(([, one]) => one !== null && one !== undefined)
        .map(([key, one]) => keyTest(rows, key, one));
    return [keyTest(rows, name, value)];
  });
  const isDeletedHidden = args['trashed'] === undefined || args['trashed'] === null;
  const standing = isDeletedHidden ? [keyTest(rows, 'trashed', 'WITHOUT')] : [];
  return (rows.get(type.name) ?? []).filter(all([...tests, ...standing]));
}

function pageOf(found: readonly ForeignRow[], args: Row) {
  const perPage = Number(args['first'] ?? 15);
  const page = Number(args['page'] ?? 1);
  const data = found.slice((page - 1) * perPage, page * perPage);
  const lastPage = Math.max(1, Math.ceil(found.length / perPage));
  const paginatorInfo = {
    count: data.length,
    currentPage: page,
    hasMorePages: page < lastPage,
    lastPage,
    perPage,
    total: found.length,
  };
  return { data, paginatorInfo };
}

function resolveFields(rows: ForeignRows, type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const of = getNamedType(field.type);
    const shape = listShape(field.type);
    if (field.name === idNameOf(type)) field.resolve = (source) => (source as ForeignRow).id;
    else if (shape && isRecordType(shape.type)) resolveMany(rows, type, field, shape.type);
    else if (isRecordType(of) && !isListType(getNullableType(field.type)))
      field.resolve = (source) => one(rows, (source as Row)[field.name]);
    else if (/_id$/.test(field.name))
      field.resolve = (source) => {
        const related = (source as Row)[field.name.replace(/_id$/, '')];
        return isRef(related) ? related.ref : null;
      };
  }
}

/** The record that a relation leads to; what a page holds is one already. */
function one(rows: ForeignRows, value: unknown): ForeignRow | null {
  if (!isRef(value)) return isForeignRow(value) ? value : null;
  return rows.get(value.type)?.find(({ id }) => id === value.ref) ?? null;
}

function resolveMany(
  rows: ForeignRows,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  of: GraphQLObjectType,
): void {
  const owner = ownerField(of, type.name);
  const related = (row: Row): readonly ForeignRow[] => {
    const held = row[field.name];
    if (Array.isArray(held)) return held.flatMap((value) => one(rows, value) ?? []);
    if (owner === undefined) return [];
    const belongs = (candidate: ForeignRow) => {
      const to = candidate[owner];
      return isRef(to) && to.ref === row['id'];
    };
    return (rows.get(of.name) ?? []).filter(belongs);
  };
  const isPaged = listShape(field.type)?.paged === true;
  field.resolve = (source, args: Row) =>
    isPaged ? pageOf(related(source as Row), args) : related(source as Row);
}
