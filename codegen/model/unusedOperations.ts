import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { Field } from '../convention/Field.ts';
import { idArgumentOf, idFieldOf, listShape, names } from '../convention/lighthouse.ts';
import { answerFault } from './answerFault.ts';
import { listFault } from './lists/bestLists.ts';
import { demandedArguments, namesOf } from './demandedArguments.ts';
import type { ResourceModel } from './ResourceModel.ts';

/** Operations of the contract that no generated screen uses, a line each, with the reason. */
export function unusedOperations(
  schema: GraphQLSchema,
  resources: readonly ResourceModel[],
  leftOut: readonly string[],
): readonly string[] {
  const used = usedOperations(resources);
  const isSaid = ({ name }: Field) => used.has(name) || leftOut.some((line) => line.startsWith(`${name}: `));
  const unsaid = (fields: readonly Field[]) => fields.filter((field) => !isSaid(field));
  return [
    ...unsaid(Object.values(schema.getQueryType()?.getFields() ?? {})).map(
      (query) => `${query.name}: ${queryReason(query, resources)}`,
    ),
    ...unsaid(Object.values(schema.getMutationType()?.getFields() ?? {})).map(
      ({ name }) => `${name}: it is not called as the create, update or delete of a type that is shown`,
    ),
  ];
}

/** A page as another convention lays it out: `{ items, total }`. */
function recordsUnder(type: GraphQLObjectType): string | undefined {
  const list = Object.values(type.getFields()).find(({ type: output }) => {
    const item = listShape(output)?.type;
    return item !== undefined && idFieldOf(item) !== undefined;
  });
  return list && `which holds ${list.name}: a page has ${names.data} and ${names.info}`;
}

export const usedOperations = (resources: readonly ResourceModel[]): ReadonlySet<string> =>
  new Set(
    resources.flatMap(({ operations: { list, one, create, update, delete: remove, restore } }) =>
      [list, one, create, update, remove, restore].flatMap((operation) => operation?.field ?? []),
    ),
  );

function queryReason(query: Field, resources: readonly ResourceModel[]): string {
  const unshown = answerFault(query.type);
  if (unshown !== undefined) return unshown;
  const shape = listShape(query.type);
  const type = shape?.type ?? getNamedType(query.type);
  if (!isObjectType(type)) return `it answers ${String(query.type)}, no record of one type`;
  if (idFieldOf(type) === undefined)
    return `it answers ${type.name}, ${recordsUnder(type) ?? 'which has no id'}`;
  const fault = listFault(query);
  if (fault !== undefined) return fault;
  const operations = resources.find((resource) => resource.type === type.name)?.operations;
  if (shape !== undefined) return `${operations?.list?.field ?? 'nothing'} lists ${type.name} already`;
  const id = idArgumentOf(query);
  if (id === undefined) return 'it is not asked for by an id';
  const more = demandedArguments(query).filter((argument) => argument !== id);
  return more.length > 0
    ? `it demands ${namesOf(more)} beside the id`
    : `${operations?.one?.field ?? 'nothing'} answers ${type.name} already`;
}
