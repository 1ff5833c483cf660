import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { maxFirst, usualFirst } from '../read/paginator.ts';
import type { CostTable } from './CostTable.ts';
import { fieldsIn, fragmentsOf, operationsOf } from './fieldsIn.ts';
import { rowCost, type RowWorld } from './rowCost.ts';

/** What a document costs with these variables. */
export type Cost = (variables: Readonly<Record<string, unknown>>) => number;

/** Each field of the root is a statement of its own, however little it reads. */
const statement = 500;
/** A total reads an index, however long the list. */
const total = 1_000;

/**
 * How much work an operation may make before anything of it is known but its text: rows with what is worked out for
 * each, lists as long as they may get. Worked out once a document, so that only its page sizes are left to look at.
 * What @skip and @include leave out is counted.
 */
export function costOf(schema: GraphQLSchema, table: CostTable, document: DocumentNode): Cost {
  const world = { entities: table.entities, fragments: fragmentsOf(document) };
  const costs = operationsOf(document).flatMap((operation) => {
    const type = schema.getRootType(operation.operation);
    if (!type) return [];
    const defaults = defaultsOf(operation);
    return fieldsIn(operation.selectionSet, world.fragments).map((node) =>
      withDefaults(rootCost(type, node, table, world), defaults),
    );
  });
  return (variables) => Math.ceil(costs.reduce((sum, cost) => sum + cost(variables), 0));
}

function rootCost(type: GraphQLObjectType, node: FieldNode, table: CostTable, world: RowWorld): Cost {
  const field = type.getFields()[node.name.value];
  if (!field) return () => 0;
  const named = getNamedType(field.type);
  const base = statement + (table.work[field.name] ?? 0);
  if (!isObjectType(named)) return () => base;
  if (isPage(named)) return pageCost(named, node, base, world);
  const rows = isListType(getNullableType(field.type))
    ? Math.min(table.rows[field.name] ?? usualFirst, maxFirst)
    : 1;
  const cost = base + rows * rowCost(named, node, world);
  return () => cost;
}

function pageCost(page: GraphQLObjectType, node: FieldNode, base: number, world: RowWorld): Cost {
  const row = page.getFields()['data'];
  const type = row && getNamedType(row.type);
  let perRow = 0;
  let fixed = base;
  for (const member of fieldsIn(node.selectionSet, world.fragments)) {
    if (member.name.value === 'data' && isObjectType(type)) perRow += rowCost(type, member, world);
    else if (member.name.value === 'paginatorInfo') fixed += total;
  }
  const first = firstOf(node);
  return (variables) => fixed + perRow * first(variables);
}

/** Variables come as they were sent: what the document says of those that are missing is not in them. */
const withDefaults =
  (cost: Cost, defaults: Readonly<Record<string, unknown>>): Cost =>
  (variables) =>
    cost({ ...defaults, ...variables });

function defaultsOf({
  variableDefinitions = [],
}: OperationDefinitionNode): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

const isPage = (type: GraphQLObjectType): boolean => {
  const { data, paginatorInfo }: Readonly<Record<string, GraphQLField<unknown, unknown> | undefined>> =
    type.getFields();
  return data !== undefined && paginatorInfo !== undefined;
};

/** What is no page size is refused by the resolver, in its own words. */
function firstOf({ arguments: given = [] }: FieldNode): Cost {
  const value = given.find(({ name }) => name.value === 'first')?.value;
  if (value?.kind === Kind.INT) return () => within(Number(value.value));
  if (value?.kind !== Kind.VARIABLE) return () => usualFirst;
  const name = value.name.value;
  return (variables) => within(variables[name]);
}

const within = (first: unknown): number =>
  typeof first === 'number' ? Math.min(Math.max(first, 0), maxFirst) : usualFirst;
