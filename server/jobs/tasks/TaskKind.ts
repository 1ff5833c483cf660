import type { Json } from '#server/db/Json.ts';
import type { Row } from '#server/db/Row.ts';
import type { Tx } from '#server/db/rows.ts';

export type Task = Row<'tasks'>;
export type TaskRow = Row<'task_rows'>;

/** What is left of a row, or of a whole task, for the transaction that marks it; answers what came out of it. */
export type Store = (tx: Tx) => Promise<Json>;

/** The slow part of a row, done outside of any transaction. A refusal in words is the row's and stops no other. */
export type RowWork = (row: TaskRow) => Promise<Store>;

/** A kind of long work. */
export interface TaskKind {
  /** Rows that are worked on at a time. */
  readonly atOnce: number;
  /** Rows that share what `begin` has read: with each chunk the owner's rights are asked for anew. */
  readonly chunk: number;
  begin(task: Task, rows: readonly TaskRow[]): Promise<RowWork>;
  /** What is to be done when no row is left, where there is something. */
  finish?(task: Task): Promise<Store>;
}
