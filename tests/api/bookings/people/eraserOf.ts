import { sql } from 'kysely';
import type { Fields } from '#tests/factories/records.ts';
import type { Client } from '#tests/api/Client.ts';
import type { BookingWorld } from '../bookingWorld.ts';

/** How tests erase somebody, and look for what is left of them. */
export function eraserOf(world: BookingWorld) {
  const erase = (who: Client, id: string, over: Fields = {}) =>
    who.send(
      'mutation ($input: EraseParticipantInput!) { made: eraseParticipant(input: $input) { id fullName erasedAt bookingCount } }',
      { input: { id, reason: 'Asked for by letter', ...over } },
    );
  /** Everything of the database that holds a word, by table. */
  async function tablesWith(word: string): Promise<readonly string[]> {
    const { kysely } = world.api.app.database;
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(kysely);
    const found: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } =
        await sql`select 1 from ${sql.id(name)} t where t::text ilike ${`%${word}%`} limit 1`.execute(kysely);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }
  const auditsOf = async (type: string, id: string) =>
    (
      await sql<{ event: string; model: string; old: Fields | null; new: Fields | null }>`
        select event, model, old_values as old, new_values as new from audits
        where auditable_type = ${type} and auditable_id = ${id}::bigint order by id`.execute(
        world.api.app.database.kysely,
      )
    ).rows;

  /** What the log says of exports of a type. */
  const exportsOf = async (type: string) =>
    (
      await sql<{ told: Fields }>`select new_values as told from audits
        where auditable_type = ${type} and event = 'exported' order by id`.execute(
        world.api.app.database.kysely,
      )
    ).rows.map(({ told }) => told);

  return { erase, tablesWith, auditsOf, exportsOf };
}
