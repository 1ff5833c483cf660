/**
 * What every connection runs first. `now` fixes the day that derived fields see, for tests.
 * Lock timeout: K1. Compiling a statement takes longer than any of ours runs. The embedded database keeps no time: who
 * asks it does (ADR 19).
 */
export function sessionSetup(now: string | undefined, statementMs: number | null = null): readonly string[] {
  const setup = [`set timezone = 'UTC'`, `set lock_timeout = '3s'`, 'set jit = off'];
  if (statementMs !== null) setup.push(`set statement_timeout = ${Math.ceil(statementMs)}`);
  if (now === undefined) return setup;
  if (!/^[\d:.TZ+-]+$/.test(now)) throw new Error(`"${now}" is no moment.`);
  return [...setup, `set convene.now = '${now}'`];
}
