import { sql } from 'kysely';
import type { Json } from '#server/db/Json.ts';
import { run, type Tx } from '#server/db/rows.ts';

interface NewTask {
  readonly kind: string;
  /** What it does, in words. */
  readonly title: string;
  /** What it belongs to, such as the key of a document run. */
  readonly subject: string | null;
  readonly ownerId: string;
  readonly payload: Json;
  /** Each key once. */
  readonly rows: readonly { readonly key: string; readonly label: string }[];
  readonly now: Date;
}

/** Queues a task in the transaction of what asks for it; it begins when that is committed. Answers its id. */
export async function enqueueTask(tx: Tx, task: NewTask): Promise<string> {
  const { kind, title, subject, ownerId, payload, rows, now } = task;
  const [queued] = await run<{ id: string }>(
    tx,
    sql`with task as (
          insert into tasks (kind, title, subject, owner_id, payload, date_created)
          values (${kind}, ${title}, ${subject}, ${ownerId}, ${JSON.stringify(payload)}, ${now.toISOString()}) returning id),
        filled as (
          insert into task_rows (task_id, position, key, label)
          select task.id, row.position, row.value ->> 'key', row.value ->> 'label'
          from task, jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as row (value, position))
        select id::text from task`,
  );
  if (queued === undefined) throw new Error('A task was queued but not answered.');
  return queued.id;
}
