import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { type Access, allow, type Operation } from '../access/Operation.ts';
import { viewerKey } from '#server/access/viewerKey.ts';
import { PreparedStatements } from '#server/db/PreparedStatements.ts';
import type { Entity } from '../Entity.ts';
import { notFound } from '#server/errors/errors.ts';
import { compileRow } from '../read/compileList.ts';
import { startCompilation } from '../read/compileObject.ts';
import { readOne } from '../read/readResolvers.ts';
import { selectionKey, selectionOf } from '../read/selection.ts';
import type { RequestContext } from '../RequestContext.ts';
import { FollowingRead, isOfOneRow } from './FollowingRead.ts';
import type { Input } from './Input.ts';
import { sessionOf, type WriteSession } from '../WriteSession.ts';

type WriteResolver = GraphQLFieldResolver<
  unknown,
  RequestContext,
  { readonly input: Input },
  Promise<unknown>
>;
type DeleteResolver = GraphQLFieldResolver<
  unknown,
  RequestContext,
  { readonly id: string },
  Promise<unknown>
>;

/** What a service offers for a type: each answers the id of the row it wrote. */
export type Save = (session: WriteSession, input: Input) => Promise<string>;
type Remove = (session: WriteSession, id: string) => Promise<string>;

/** create and update: writes, commits, and answers what the client selected of the row as it now is. */
export function saveResolver(entity: Entity, save: Save): WriteResolver {
  return async (_root, { input }, context, info) => {
    const following = followingRead(entity, context, info);
    const id = await save({ ...sessionOf(context), following }, input);
    const text = following?.answer(id) ?? null;
    return text === null ? written(entity, id, context, info) : (JSON.parse(text) as unknown);
  };
}

const statements = new PreparedStatements();

/** The answer, where it takes no longer than the write itself. */
function followingRead(
  entity: Entity,
  { viewer, entities }: RequestContext,
  info: GraphQLResolveInfo,
): FollowingRead | undefined {
  const selection = selectionOf(info);
  if (viewer === null || !isOfOneRow(entity, selection, entities)) return undefined;
  const { schema } = info;
  const key = `${entity.type} ${viewerKey(viewer)} ${selectionKey(selection)}`;
  return new FollowingRead(entity.type, (id) =>
    statements.statement(key, { id }, (told) =>
      compileRow({ entity }, selection, told.id, startCompilation({ schema, entities, viewer })),
    ),
  );
}

/** An action with arguments of its own: writes, commits, and answers the row it is about as it now is. */
export function actionResolver<Arguments>(
  access: Access,
  entity: Entity,
  act: (session: WriteSession, given: Arguments) => Promise<string>,
): Operation {
  return allow<Arguments>(access, async (_root, given, context, info) =>
    written(entity, await act(sessionOf(context), given), context, info),
  );
}

/** Written, yet hidden from the writer by what was written: the change stands, the answer has nothing to show. */
async function written(
  entity: Entity,
  id: string,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const row = await readOne(entity, id, context, info);
  if (row === null) throw notFound(entity.type, id);
  return row;
}

/** delete: answers the row as it was, since it is gone afterwards. */
export function deleteResolver(entity: Entity, remove: Remove): DeleteResolver {
  return async (_root, { id }, context, info) => {
    const session = sessionOf(context);
    const row = await readOne(entity, id, context, info);
    await remove(session, id);
    return row;
  };
}
