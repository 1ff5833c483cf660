/**
 * What every connection runs first. `now` fixes the day that derived fields see, for tests.
 * Lock timeout: K1. Compiling a statement takes longer than any of ours runs. What is found by an index is in memory, or
 * on a disk without heads: by its own figures Postgres would rather read a table of hundreds of rows as a whole, for each
 * row of a list. The embedded database keeps no time: who asks it does (ADR 19). A process that stands still in the middle
 * of a transaction, or whose machine is gone, keeps its locks from the others for a minute.
 */
export function sessionSetup(now: string | undefined, statementMs: number | null = null): readonly string[] {
  const setup = [
    `set timezone = 'UTC'`,
    `set lock_timeout = '3s'`,
    'set jit = off',
    'set random_page_cost = 2',
  ];
  if (statementMs !== null)
    setup.push(
      `set statement_timeout = ${Math.ceil(statementMs)}`,
      `set idle_in_transaction_session_timeout = '1min'`,
    );
  if (now === undefined) return setup;
  if (!/^[\d:.TZ+-]+$/.test(now)) throw new Error(`"${now}" is no moment.`);
  return [...setup, `set convene.now = '${now}'`];
}
