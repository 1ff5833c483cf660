import { getNullableType, isListType, isObjectType, type GraphQLOutputType, type GraphQLType } from 'graphql';
import { names } from '../convention/lighthouse.ts';

/** Why no screen can show what a field or a query answers, however it is asked. */
export function answerFault(output: GraphQLOutputType): string | undefined {
  if (isListOfLists(output)) return 'it answers a list of lists';
  return isConnection(output)
    ? `it answers a page by cursors, not one with ${names.data} and ${names.info}`
    : undefined;
}

/** `[[Float!]!]!`: rows of rows. */
export function isListOfLists(type: GraphQLType): boolean {
  const bare = getNullableType(type);
  return isListType(bare) && isListType(getNullableType(bare.ofType));
}

/** `{ edges, pageInfo }`: many servers answer it only to who says how many. */
function isConnection(output: GraphQLOutputType): boolean {
  const bare = getNullableType(output);
  if (!isObjectType(bare)) return false;
  const { pageInfo, edges, nodes } = bare.getFields();
  return pageInfo !== undefined && (edges ?? nodes) !== undefined;
}
