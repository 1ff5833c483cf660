import { type DocumentNode, GraphQLError, type GraphQLSchema, Location } from 'graphql';

/**
 * A query is text of the language. The endpoint's engine also reads what is no query as JSON, for a document that is
 * sent as a tree: nobody sends one, and any other JSON breaks the rules that walk through it.
 */
export async function refuseTrees(_schema: GraphQLSchema, document: DocumentNode | null): Promise<void> {
  if (document?.loc instanceof Location) return;
  throw new GraphQLError('The query is no document of GraphQL.');
}
