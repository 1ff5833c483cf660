import fc, { type Arbitrary } from 'fast-check';
import {
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { Row } from '#src/data/Row.ts';

/** What a server may answer to the only field of a query: any record that the contract allows, nulls included. */
export function answerTo(schema: GraphQLSchema, document: DocumentNode): Arbitrary<Row> {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const query = schema.getQueryType();
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !query) throw new Error('No query.');
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || !root.selectionSet) throw new Error('No field.');
  const type = getNullableType(query.getFields()[root.name.value]?.type);
  if (!isObjectType(type)) throw new Error('No record.');
  return record(document, type, root.selectionSet);
}

function record(
  document: DocumentNode,
  type: GraphQLObjectType,
  selection: SelectionSetNode,
): Arbitrary<Row> {
  const members = selection.selections.flatMap((selected): [string, Arbitrary<unknown>][] => {
    if (selected.kind !== Kind.FIELD) return [];
    const of = type.getFields()[selected.name.value]?.type;
    if (of === undefined) throw new Error(`${type.name} has no ${selected.name.value}.`);
    return [[(selected.alias ?? selected.name).value, value(document, of, selected.selectionSet)]];
  });
  const spread = selection.selections.flatMap((selected) => {
    if (selected.kind !== Kind.FRAGMENT_SPREAD) return [];
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selected.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? [record(document, type, fragment.selectionSet)] : [];
  });
  return fc
    .tuple(fc.record(Object.fromEntries(members)), ...spread)
    .map((parts): Row => Object.assign({}, ...parts) as Row);
}

function value(
  document: DocumentNode,
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
): Arbitrary<unknown> {
  if (!isNonNullType(type)) return fc.option(present(document, type, selection), { freq: 3 });
  return present(document, type, selection);
}

function present(
  document: DocumentNode,
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
): Arbitrary<unknown> {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    // Records of a list are told apart by their ids, as a database does.
    const selector = (item: unknown) =>
      typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
    const item: Arbitrary<unknown> = present(document, bare.ofType, selection);
    return fc.uniqueArray(item, { maxLength: 3, selector, comparator: 'SameValue' });
  }
  if (isObjectType(bare) && selection) return record(document, bare, selection);
  if (isEnumType(bare)) return fc.constantFrom(...bare.getValues().map(({ name }) => name));
  switch (String(bare)) {
    case 'Int':
    case 'Money':
    case 'Minutes':
      return fc.integer({ min: 0, max: 10_000 });
    case 'Float':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'Boolean':
      return fc.boolean();
    case 'ID':
    case 'UUID':
      return fc.integer({ min: 1, max: 500 }).map(String);
    default:
      return fc.string({ minLength: 1 });
  }
}
