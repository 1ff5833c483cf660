import type { GraphQLSchema } from 'graphql';
import { exportLimit } from '#schema/exportLimit.ts';
import { countRows } from '#server/graphql/read/readResolvers.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { listArguments } from '../rowSelection/index.ts';

/**
 * How many rows of a type a file holds that was read with these arguments of its list: counted here, since a client can
 * say any number. Null for a type without a list, and for charts.
 * @throws validationFailed where the list does not take them
 */
export async function countExported(
  { subject, given }: { readonly subject: string; readonly given: unknown },
  context: RequestContext,
  schema: GraphQLSchema,
): Promise<number | null> {
  const asked = listArguments({ type: subject, given, place: 'input.arguments' }, schema);
  if (!asked) return null;
  return Math.min(await countRows(asked.list, asked.args, context, schema), exportLimit);
}
