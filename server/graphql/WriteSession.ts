import type { Viewer } from '#server/access/Viewer.ts';
import type { AnyRow } from '#server/db/Row.ts';
import { unauthenticated } from '#server/errors/errors.ts';
import type { Tx } from '#server/db/rows.ts';
import type { RequestContext } from './RequestContext.ts';
import type { FollowingRead } from './write/FollowingRead.ts';
import { inTurn } from './write/inTurn.ts';

/** Who asks, or writes. */
export interface WriteSession {
  readonly context: RequestContext;
  readonly viewer: Viewer;
  /** Hears what is written while it is not yet committed: who previews a write, or tells what came of it. */
  readonly heard?: (change: HeardChange) => void;
  /** What a record held before a change that is taken back, of what the server works out: see `comesBack`. */
  readonly before?: { readonly type: string; readonly values: AnyRow };
  /** What the write is answered with. */
  readonly following?: FollowingRead | undefined;
}

/** As the audit keeps it, without what is secret. */
export interface HeardChange {
  readonly type: string;
  readonly id: string;
  readonly event: 'created' | 'updated' | 'deleted' | 'restored';
  readonly old: AnyRow | null;
  readonly new: AnyRow | null;
  /** The moment that it is kept under; null for that of the transaction. */
  readonly at: string | null;
}

/** Of one user, on a database that takes several; others have the rest of its connections. */
const writesAtOnce = 4;
const patience = 10_000;

/**
 * Writes of a user, those that are tried and taken back among them, wait for each other and not others for them.
 * @throws unauthenticated without a viewer.
 */
export function sessionOf(context: RequestContext): WriteSession {
  const { viewer, database } = context;
  if (viewer === null) throw unauthenticated();
  const width = { atOnce: Math.min(writesAtOnce, database.readsAtOnce), patience };
  return withTransactions({ context, viewer }, (work) =>
    inTurn(context, `user ${viewer.id}`, width, () => database.transaction(work)),
  );
}

/** The same, whose transactions begin otherwise. */
export function withTransactions(
  session: WriteSession,
  transaction: RequestContext['database']['transaction'],
): WriteSession {
  // An operation of a batch has a context that inherits from its request's: a spread would lose all of that.
  const context = Object.create(session.context, {
    database: { value: { ...session.context.database, transaction }, enumerable: true },
  }) as RequestContext;
  return { ...session, context };
}

/** The same, which reads what a transaction under way finds, its own writes among it. */
export function readingIn({ context, viewer }: WriteSession, tx: Tx): WriteSession {
  const reads = context.reads.within(tx);
  return { viewer, context: Object.create(context, { reads: { value: reads } }) as RequestContext };
}
