import type { GraphQLSchema } from 'graphql';
import type { ListArguments, ListDefinition } from '#server/graphql/read/ListDefinition.ts';
import { type AskedList, listArgumentsOf } from '#server/graphql/read/listArgumentsOf.ts';
import { nouns } from '../nouns.ts';

interface List {
  readonly list: ListDefinition;
  readonly args: ListArguments;
}

/**
 * The list of a type with its arguments. Null for a type without a list.
 * @throws validationFailed where the list does not take them
 */
export function listArguments(asked: AskedList, schema: GraphQLSchema): List | null {
  const list = nouns.find(({ entities: [entity] }) => entity?.type === asked.type)?.list;
  const args = list && listArgumentsOf(asked, schema);
  return list && args ? { list, args } : null;
}
