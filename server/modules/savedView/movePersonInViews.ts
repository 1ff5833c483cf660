import { sql } from 'kysely';
import { isRecord } from '#server/db/isRecord.ts';
import { run, type Tx } from '#server/db/rows.ts';

interface Moved {
  readonly id: string;
  readonly duplicate: string;
}

interface StoredView {
  readonly id: string;
  readonly look: string;
  readonly arguments: string | null;
}

/** G3: a view of records of the one who goes shows those of the one who stays. */
export async function movePersonInViews(tx: Tx, moved: Moved): Promise<void> {
  const named = `%"${moved.duplicate}"%`;
  const views = await run<StoredView>(
    tx,
    sql`select id::text, look::text, arguments::text from saved_views
        where look::text like ${named} or arguments::text like ${named} order by id for update`,
  );
  for (const { id, look, arguments: asked } of views)
    await run(
      tx,
      sql`update saved_views set look = ${withMoved(look, moved)}::jsonb,
            arguments = ${asked === null ? null : withMoved(asked, moved)}::jsonb where id = ${id}`,
    );
}

/** The same JSON; a person is named by a filter of their own, or by a condition on their column. */
function withMoved(text: string, { id, duplicate }: Moved): string {
  const swapped = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...new Set(value.map(swapped))];
    return value === duplicate ? id : value;
  };
  const json: unknown = JSON.parse(text, (key, value: unknown) => {
    if (key === 'participant_id') return swapped(value);
    if (isRecord(value) && value['column'] === 'PARTICIPANT_ID')
      return { ...value, value: swapped(value['value']) };
    return value;
  });
  return JSON.stringify(json);
}
