import type { GraphQLFieldResolver } from 'graphql';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Entity } from '../Entity.ts';
import { notFound, unauthenticated } from '#server/errors/errors.ts';
import { readOne } from '../read/readResolvers.ts';
import type { RequestContext } from '../RequestContext.ts';
import type { Input } from './Input.ts';
import type { WriteSession } from './WriteDefinition.ts';

export type WriteResolver = GraphQLFieldResolver<
  unknown,
  RequestContext,
  { readonly input: Input },
  Promise<unknown>
>;
export type DeleteResolver = GraphQLFieldResolver<
  unknown,
  RequestContext,
  { readonly id: string },
  Promise<unknown>
>;

/** What a service offers for a type: each answers the id of the row it wrote. */
export type Save = (session: WriteSession, input: Input) => Promise<string>;
export type Remove = (session: WriteSession, id: string) => Promise<string>;

/** @throws unauthenticated without a viewer. */
function signedIn(context: RequestContext): Viewer {
  if (context.viewer === null) throw unauthenticated();
  return context.viewer;
}

export function sessionOf(context: RequestContext): WriteSession {
  return { context, viewer: signedIn(context) };
}

/** create and update: writes, commits, and answers what the client selected of the row as it now is. */
export function saveResolver(entity: Entity, save: Save): WriteResolver {
  return async (_root, { input }, context, info) => {
    const id = await save(sessionOf(context), input);
    const row = await readOne(entity, id, context, info);
    // Written, yet hidden from the writer by what was written: the change stands, the answer has nothing to show.
    if (row === null) throw notFound(entity.type, id);
    return row;
  };
}

/** An action with arguments of its own: writes, commits, and answers the row it is about as it now is. */
export function actionResolver<Arguments>(
  entity: Entity,
  act: (session: WriteSession, given: Arguments) => Promise<string>,
): GraphQLFieldResolver<unknown, RequestContext, Arguments, Promise<unknown>> {
  return async (_root, given, context, info) => {
    const id = await act(sessionOf(context), given);
    const row = await readOne(entity, id, context, info);
    if (row === null) throw notFound(entity.type, id);
    return row;
  };
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
