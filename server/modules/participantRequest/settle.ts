import { sql } from 'kysely';
import { redacted } from '#server/audit/redact.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { Row } from '#server/db/Row.ts';
import { run, select } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { close } from './close.ts';

type RequestRow = Row<'participant_requests'>;

const held = ({ tx }: Write, which: Sql): Promise<readonly RequestRow[]> =>
  select(tx, 'participant_requests', sql`where ${which} order by t.id for update of t`);

/**
 * A merge does what was asked for, whichever of the two was to stay. What else was asked about the one who goes is asked
 * about the one who stays, once.
 */
export async function settleMerge(
  write: Write,
  { id, duplicate }: { readonly id: string; readonly duplicate: string },
): Promise<void> {
  const naming = await held(
    write,
    sql`${duplicate}::bigint in (t.participant_id, t.duplicate_id) and t.state = 'OPEN'`,
  );
  for (const row of naming) {
    const people = [row.participant_id, row.duplicate_id].map((one) => (one === duplicate ? id : one));
    const [participant_id = id, duplicate_id = null] = people;
    if (participant_id === duplicate_id)
      await close(write, row, { state: 'DONE', participant_id: id, duplicate_id: duplicate });
    else if (await isAsked(write, row, people)) await close(write, row, { state: 'WITHDRAWN' });
    else
      await run(
        write.tx,
        sql`update participant_requests set participant_id = ${participant_id}, duplicate_id = ${duplicate_id} where id = ${row.id}`,
      );
  }
  // What was decided earlier is told of the one who stays.
  await run(
    write.tx,
    sql`update participant_requests set participant_id = ${id}
        where participant_id = ${duplicate} and state <> 'OPEN' and duplicate_id is distinct from ${id}::bigint`,
  );
}

async function isAsked(write: Write, { kind }: RequestRow, people: readonly (string | null)[]) {
  const [one = null, other = null] = people;
  const same = await held(
    write,
    sql`t.kind = ${kind} and t.state = 'OPEN' and least(t.participant_id, t.duplicate_id) = least(${one}::bigint, ${other}::bigint)
      and greatest(t.participant_id, t.duplicate_id) = greatest(${one}::bigint, ${other}::bigint)`,
  );
  return same.length > 0;
}

/** Nobody declines it while it is done. */
export const holdErasureRequests = async (write: Write, id: string): Promise<void> =>
  void (await held(write, sql`t.participant_id = ${id} and t.kind = 'ERASURE' and t.state = 'OPEN'`));

/** Done as asked; whatever else was asked about them is not any more, and nothing is left of what was said of them (G5). */
export async function settleErasure(write: Write, people: readonly string[]): Promise<void> {
  const all = sql`any(${[...people]}::bigint[])`;
  const naming = await held(
    write,
    sql`t.state = 'OPEN' and (t.participant_id = ${all} or t.duplicate_id = ${all})`,
  );
  for (const row of naming) await close(write, row, { state: row.kind === 'ERASURE' ? 'DONE' : 'WITHDRAWN' });
  await run(
    write.tx,
    sql`update participant_requests set reason = ${redacted}, answer = case when answer is not null then ${redacted} end
        where participant_id = ${all} or duplicate_id = ${all}`,
  );
}
