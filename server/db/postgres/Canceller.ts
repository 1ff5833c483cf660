import pg from 'pg';

/** A connection of its own for the moment, since all others may be taken by what is to be ended. */
export class Canceller {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 1,
      application_name: 'convene-cancel',
      idleTimeoutMillis: 1_000,
    });
    // It was idle: the next one connects again.
    this.pool.on('error', () => undefined);
  }

  /** A statement that cannot be cancelled runs into its limit. */
  async cancel(pid: number | undefined): Promise<void> {
    if (pid !== undefined)
      await this.pool.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined);
  }

  async end(): Promise<void> {
    await this.pool.end();
  }
}
