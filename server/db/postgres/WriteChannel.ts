import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DatabaseEvents } from '../observed/DatabaseEvents.ts';

const channel = 'convene_writes';
const retryMs = 2_000;

/**
 * Carries written tables between the processes that share one Postgres server, by NOTIFY and LISTEN.
 * After a lost connection everything counts as written: nobody knows what was missed.
 */
export class WriteChannel {
  private readonly self = randomUUID();
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly events: DatabaseEvents,
    private readonly allTables: () => Promise<ReadonlySet<string>>,
    private readonly onError: (error: Error) => void,
  ) {}

  /** A statement for the writing transaction: others hear of it when that commits, and only then. */
  announcement(tables: readonly string[]): string {
    const payload = JSON.stringify({ from: this.self, tables });
    return `notify ${channel}, '${payload.replaceAll("'", "''")}'`;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'convene-listen',
      keepAlive: true,
    });
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('The listening connection has ended.')));
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    this.client = client;
    await client.connect();
    await client.query(`listen ${channel}`);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  private hear(payload: string): void {
    const { from, tables } = JSON.parse(payload) as { from: string; tables: string[] };
    if (from !== this.self) this.events.written(new Set(tables));
  }

  private lost(client: pg.Client, error: Error): void {
    if (this.isClosed || this.client !== client) return;
    this.client = null;
    this.onError(error);
    client.end().catch(() => undefined);
    this.retry();
  }

  private retry(): void {
    this.timer = setTimeout(() => void this.reopen(), retryMs);
    this.timer.unref();
  }

  private async reopen(): Promise<void> {
    try {
      await this.open();
      this.events.written(await this.allTables());
    } catch (error) {
      this.client = null;
      this.onError(error instanceof Error ? error : new Error(String(error)));
      if (!this.isClosed) this.retry();
    }
  }
}
