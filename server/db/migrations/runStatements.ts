import { type Kysely, sql } from 'kysely';

/**
 * Runs the statements of a script one by one: the extended protocol takes only one at a time.
 * A statement begins at the margin and ends with a semicolon at the end of a line; bodies of functions are indented.
 */
export async function runStatements(db: Kysely<unknown>, script: string): Promise<void> {
  for (const statement of splitStatements(script)) await sql.raw(statement).execute(db);
}

export function splitStatements(script: string): readonly string[] {
  return script
    .split(/;[ \t]*\n(?:[ \t]*\n)*(?=\S|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
