import type { GraphQLSchema } from 'graphql';
import { countRows, readIds } from '#server/graphql/read/readResolvers.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { listArguments } from '../rowSelection/index.ts';

interface View {
  readonly type: string;
  /** As the view keeps them. */
  readonly asked: unknown;
}

/** Little to hold for each watch, and more than anybody follows one by one. */
export const watchedAtMost = 5_000;

type Asking = RequestContext & { readonly schema: GraphQLSchema };

/** How many records a view has for whoever asks; null for a type without a list. @throws validationFailed where the list has changed since */
export async function countView({ type, asked }: View, context: Asking): Promise<number | null> {
  const found = listArguments({ type, given: asked, place: 'arguments' }, context.schema);
  return found && countRows(found.list, found.args, context, context.schema);
}

/** The ids of its records, one more than can be watched where there are too many. */
export async function idsOfView({ type, asked }: View, context: Asking): Promise<readonly string[] | null> {
  const found = listArguments({ type, given: asked, place: 'arguments' }, context.schema);
  return found && readIds(found, { ids: null, atMost: watchedAtMost + 1 }, context, context.schema);
}
