import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Arguments that narrow nothing: of deleted rows a list is another one. */
const paging = ['first', 'page', 'orderBy', 'sortBy', 'trashed'];
const ids = ['1', '2', '3', '4', '5', '6', '9001', '9002', '9003'];
/** Values of scalars that let some rows of the read world through. */
const samples: Readonly<Record<string, readonly string[]>> = {
  ID: ids.map((id) => `"${id}"`),
  Boolean: ['true', 'false'],
  String: ['"e"', '"de"', '"course"', '"a"'],
  Currency: ['"EUR"', '"USD"'],
  Date: ['"2020-01-01"', '"2030-01-01"'],
  Mixed: [`[${ids.map((id) => `"${id}"`).join(', ')}]`],
};

/** The arguments of a paged list, one filter at a time, as they are written in a query. */
export function everyFilter(list: GraphQLField<unknown, unknown>): readonly string[] {
  return list.args
    .filter(({ name }) => !paging.includes(name))
    .flatMap(({ name, type }) => {
      const input = getNamedType(type);
      if (name !== 'where' || !isInputObjectType(input)) return keyed(name, type);
      return Object.values(input.getFields()).flatMap((key) =>
        keyed(key.name, key.type).map((filter) => `where: {${filter}}`),
      );
    });
}

const keyed = (name: string, type: GraphQLInputType): readonly string[] =>
  valuesOf(type).map((value) => `${name}: ${value}`);

function valuesOf(type: GraphQLInputType): readonly string[] {
  if (isNonNullType(type)) return valuesOf(type.ofType);
  if (isListType(type)) return valuesOf(type.ofType).map((value) => `[${value}]`);
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  if (isInputObjectType(type)) {
    const fields = type.getFields();
    return fields['AND'] === undefined ? [objectOf(type.getFields())] : conditionsOf(fields);
  }
  const values = samples[type.name];
  if (values === undefined) throw new Error(`Nobody knows a value of ${type.name}.`);
  return values;
}

type Fields = Readonly<Record<string, GraphQLInputField>>;

/** A condition with its defaults, such as the participant's country. */
const objectOf = (fields: Fields): string =>
  `{${Object.values(fields)
    .filter(({ defaultValue }) => defaultValue === undefined)
    .map(({ name, type }) => `${name}: ${valuesOf(type)[0] ?? 'null'}`)
    .join(', ')}}`;

/** Every column that is set or is not; every relation that there is. */
function conditionsOf({ column, HAS }: Fields): readonly string[] {
  const has = getNamedType(HAS?.type);
  const relation = isInputObjectType(has) ? has.getFields()['relation'] : undefined;
  if (column === undefined) throw new Error('These are no conditions.');
  return [
    ...valuesOf(column.type).flatMap((name) =>
      ['IS_NULL', 'IS_NOT_NULL'].map((operator) => `{column: ${name}, operator: ${operator}}`),
    ),
    ...(relation ? valuesOf(relation.type) : []).map((name) => `{HAS: {relation: ${name}}}`),
  ];
}
