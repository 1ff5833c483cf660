import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import type { Tx } from '#server/db/rows.ts';
import { tablesBehindFunctions } from '#server/db/tables/tablesBehind.ts';
import { openTestDatabase } from '#tests/setup/testDatabase.ts';
import { document, event, lonely, prepared, rename, soleTeacher, writes } from './documentOfEverything.ts';

/** What lists know of documents is what the documents say, whatever is written (F1, S6). */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const statement of prepared) await sql.raw(statement).execute(database.kysely);
});
afterAll(() => database.close());

/** Tried out in a transaction, of which nothing is kept. */
async function trial<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  let found: { readonly value: T } | undefined;
  const undone = new Error('undone');
  await database
    .transaction(async (tx) => {
      found = { value: await work(tx) };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (!found) throw new Error('Nothing was tried.');
  return found.value;
}

const hashes = async (tx: Tx) => {
  const { rows } = await sql
    .raw<{ said: string; known: string }>(
      `select approved_document_hash(${document}) as said, known_hash(${document}) as known`,
    )
    .execute(tx);
  return rows[0];
};
const learn = (tx: Tx) => sql`select learn_hashes(1000)`.execute(tx);

describe('the known hash of a document', () => {
  const each = Object.entries(writes).flatMap(([table, statements]) =>
    statements.map((statement, index) => [table, index + 1, statement] as const),
  );
  it.each(each)(
    'is not taken for what it says after a write to %s (%i)',
    async (_table, _index, statement) => {
      const [before, after, learnt] = await trial(async (tx) => {
        await learn(tx);
        const first = await hashes(tx);
        await sql.raw(statement).execute(tx);
        const second = await hashes(tx);
        await learn(tx);
        return [first, second, await hashes(tx)];
      });
      expect(before?.known).toBe(before?.said);
      expect(after?.said).not.toBe(before?.said);
      expect(after?.known).toBe(after?.said);
      expect(learnt).toEqual(after);
    },
  );

  it('stays known when rates change of which no amount follows, frozen as they are', async () => {
    const notes = await trial(async (tx) => {
      for (const statement of [...(writes['frozen_honoraria'] ?? []), ...soleTeacher])
        await sql.raw(statement).execute(tx);
      await learn(tx);
      for (const statement of writes['exchange_rate_sets'] ?? []) await sql.raw(statement).execute(tx);
      const { rows } = await sql
        .raw(`select 1 from changed_documents where document_id = ${document}`)
        .execute(tx);
      return rows.length;
    });
    expect(notes).toBe(0);
  });

  it('tells which are stale as all that they say does, whether few or many have been written since', async () => {
    const stale = async (tx: Tx) =>
      (await sql<{ id: string }>`select id::text from stale_documents() id order by 1`.execute(tx)).rows;
    const [asked, known, few, many] = await trial(async (tx) => {
      const { rows } = await sql<{ id: string }>`select d.id::text from approved_documents d
        where d.date_approved is not null and d.date_withdrawn is null and d.field_hash is distinct from approved_document_hash(d.id)
        order by 1`.execute(tx);
      await learn(tx);
      const ofKnown = await stale(tx);
      await sql`insert into changed_documents (document_id) select id from approved_documents where id % 2 = 0`.execute(
        tx,
      );
      const ofFew = await stale(tx);
      await sql`insert into changed_documents (document_id) select id from approved_documents, generate_series(1, 100)`.execute(
        tx,
      );
      return [rows, ofKnown, ofFew, await stale(tx)];
    });
    expect(asked?.length).toBeGreaterThan(0);
    expect([known, few, many]).toEqual([asked, asked, asked]);
  });

  it('is forgotten by a write to any table that documents tell of', async () => {
    const { rows } = await sql<{ table: string }>`select distinct event_object_table as table
      from information_schema.triggers where trigger_name = 'note_documents' order by 1`.execute(
      database.kysely,
    );
    const told = tablesBehindFunctions['stale_documents']?.filter(
      // Of a template its number is told, which it keeps.
      (name) => !['changed_documents', 'known_hashes', 'merge_templates'].includes(name),
    );
    expect(rows.map(({ table }) => table)).toEqual(told);
    expect([...Object.keys(writes), 'exchange_rates'].sort()).toEqual(told);
  });

  it('is that of what was written while others were learnt', async () => {
    await database.transaction(learn);
    const [written, learnt] = [new EventEmitter(), new EventEmitter()];
    const writing = database.transaction(async (tx) => {
      await sql.raw(rename('centre_events', event)).execute(tx);
      const end = once(learnt, 'end');
      written.emit('end');
      await end;
    });
    await once(written, 'end');
    await database.transaction(learn);
    learnt.emit('end');
    await writing;
    const found = await trial(hashes);
    expect(found?.known).toBe(found?.said);
  });

  it('is worked out once more where somebody wrote before the document told of it, and was done after it was learnt', async () => {
    const [written, learnt] = [new EventEmitter(), new EventEmitter()];
    const writing = database.transaction(async (tx) => {
      await sql.raw(rename('trainers', lonely, 'last_name')).execute(tx);
      const end = once(learnt, 'end');
      written.emit('end');
      await end;
    });
    await once(written, 'end');
    await sql`insert into centre_event_trainers (centre_event_id, trainer_id, priority)
      values (${sql.raw(event)}, ${sql.raw(lonely)}, 98)`.execute(database.kysely);
    await database.transaction(learn);
    await database.transaction(learn);
    learnt.emit('end');
    await writing;
    const missed = await trial(hashes);
    expect(missed?.known).not.toBe(missed?.said);
    // Other databases of the server have writers of their own, who are waited for as well.
    await expect
      .poll(
        async () => {
          await database.transaction(learn);
          return (await trial(hashes))?.known;
        },
        { timeout: 60_000, interval: 200 },
      )
      .toBe(missed?.said);
  }, 70_000);
});
