import { sql } from 'kysely';
import { openDatabase } from '#server/db/openDatabase.ts';

/** Commits rows without end and says of each when it is committed; started and killed by the durability test. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Say where the data is.');
const database = await openDatabase({ dataDir });
await sql`create table if not exists acknowledged (n int primary key, filler text)`.execute(database.kysely);
const { rows } = await sql<{
  next: number;
}>`select coalesce(max(n), 0) + 1 as next from acknowledged`.execute(database.kysely);
for (let n = rows[0]?.next ?? 1; ; n += 1) {
  await database.transaction(async (tx) => {
    await sql`insert into acknowledged (n, filler) values (${n}, repeat('x', 500))`.execute(tx);
    await sql`update acknowledged set filler = repeat('y', 500) where n = ${n}`.execute(tx);
  });
  process.stdout.write(`${n}\n`);
}
