import type { Viewer } from '#server/access/Viewer.ts';
import { loadViewer } from '#server/auth/loadViewer.ts';
import type { Database } from '#server/db/Database.ts';
import { type Json, sameValue } from '#server/db/Json.ts';
import { forbidden } from '#server/errors/errors.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { sessionOf, type WriteSession } from '#server/graphql/WriteSession.ts';
import type { Store, Task, TaskKind, TaskRow } from '#server/jobs/tasks/TaskKind.ts';

/** What is left for the transaction that marks a row, with the rights of the owner. */
export type OwnedStore = (write: Write) => Promise<Json>;

/** A kind of long work as a noun defines it: each row is done as the task's owner, with the rights that they have by then. */
export interface OwnedKind extends Pick<TaskKind, 'atOnce' | 'chunk'> {
  begin(
    session: WriteSession,
    task: Task,
    rows: readonly TaskRow[],
  ): Promise<(row: TaskRow) => Promise<OwnedStore>>;
  finish?(session: WriteSession, task: Task): Promise<OwnedStore>;
}

/** The context of work that no request asked for. */
export type ContextOf = (viewer: Viewer, name: string) => RequestContext;

export function asOwner(kind: OwnedKind, database: Database, contextOf: ContextOf): TaskKind {
  const session = async (task: Task) =>
    sessionOf(contextOf(await loadOwner(database, task.owner_id), `task-${task.id}`));
  return {
    atOnce: kind.atOnce,
    chunk: kind.chunk,
    begin: async (task, rows) => {
      let own = await session(task);
      let work = kind.begin(own, task, rows);
      await work;
      return async (row) => {
        const now = await session(task);
        // What a chunk has read was read with the rights of its beginning.
        if (!hasSameRights(own.viewer, now.viewer)) [own, work] = [now, kind.begin(now, task, rows)];
        const begun = own;
        return inWrite(begun, await (await work)(row));
      };
    },
    ...(kind.finish && {
      finish: async (task: Task) => {
        const own = await session(task);
        const store = await kind.finish?.(own, task);
        return store ? inWrite(own, store) : () => Promise.resolve(null);
      },
    }),
  };
}

const hasSameRights = (one: Viewer, other: Viewer): boolean =>
  sameValue([one.roles, one.countryIds], [other.roles, other.countryIds]);

const inWrite =
  (session: WriteSession, store: OwnedStore): Store =>
  (tx) =>
    store({ ...session, tx, now: session.context.now() });

/** @throws forbidden where the account was closed meanwhile */
async function loadOwner(database: Database, id: string): Promise<Viewer> {
  const owner = await loadViewer(database, id);
  if (owner === null) throw forbidden('do this: your account was deactivated');
  return owner;
}
