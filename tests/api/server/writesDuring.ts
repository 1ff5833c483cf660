import type { Database } from '#server/db/Database.ts';

/** The tables of each committed write while `work` runs. */
export async function writesDuring(
  database: Database,
  work: () => Promise<unknown>,
): Promise<readonly (readonly string[])[]> {
  const seen: (readonly string[])[] = [];
  const stop = database.onWrite((tables) => seen.push([...tables].sort()));
  await work().finally(stop);
  return seen;
}
