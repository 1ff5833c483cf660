import type { GraphQLFieldResolver } from 'graphql';
import type { MercuriusContext } from 'mercurius';
import { reach, type Capability } from '#server/access/roleTable.ts';
import { unauthenticated } from '#server/errors/errors.ts';
import { entityOfRead, type Read } from '../read/Read.ts';
import { readResolver } from '../read/readResolvers.ts';
import { sessionOf, type WriteSession } from '../WriteSession.ts';

/** Who may call an operation. */
export type Access =
  /** Signing in, and what belongs to it. */
  | 'anybody'
  /** About oneself, or about nobody. */
  | 'signedIn'
  /** Rows of a type, as far as its scope reaches. */
  | { readonly reads: string }
  /** Something that is no row: null for whom the capability does not reach. */
  | { readonly capability: Capability }
  /** What may be done with rows of a type, by its actions; the write asks for the row. */
  | { readonly of: string; readonly action: string };

type Resolve<Arguments> = GraphQLFieldResolver<unknown, MercuriusContext, Arguments, Promise<unknown>>;

/** A resolver that says who may call it. */
export type Operation = GraphQLFieldResolver<unknown, MercuriusContext> & {
  readonly access: Access;
  /** Where it is nothing but a read. */
  readonly read?: Read;
};

/** The operations of one root type by name, as Mercurius takes them. */
export type Operations = Readonly<Record<string, Operation>>;

/** A resolver for those whom the access lets. */
export function allow<Arguments>(access: Access, resolve: Resolve<Arguments>): Operation {
  const guarded: Resolve<Arguments> = async (root, given, context, info) => {
    if (access === 'anybody') return resolve(root, given, context, info);
    if (context.viewer === null) throw unauthenticated();
    const capability = typeof access === 'object' && 'capability' in access ? access.capability : null;
    if (capability !== null && reach(context.viewer, capability) === 'none') return null;
    return resolve(root, given, context, info);
  };
  return Object.assign(guarded, { access });
}

/** An operation that is nothing but a read of rows of a type. */
export const reading = (read: Read): Operation =>
  Object.assign(allow({ reads: entityOfRead(read).type }, readResolver(read)), { read });

/** An operation that is a service's work for whoever is signed in. */
export const operation = <Arguments>(
  access: Exclude<Access, 'anybody'>,
  work: (session: WriteSession, given: Arguments) => Promise<unknown>,
): Operation => allow<Arguments>(access, (_root, given, context) => work(sessionOf(context), given));

/** Work for what an operation is given as its `input`, and nothing else. */
export const ofInput =
  <Input, Answer>(work: (session: WriteSession, input: Input) => Promise<Answer>) =>
  (session: WriteSession, { input }: { readonly input: Input }): Promise<Answer> =>
    work(session, input);
