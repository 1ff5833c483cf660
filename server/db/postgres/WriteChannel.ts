import { asError } from '#server/words/ofError.ts';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DatabaseEvents } from '../observed/DatabaseEvents.ts';

const channel = 'convene_writes';
const retryMs = 1_000;
/** How often the connection is asked whether it is there, and how soon it has to answer: a cut line says nothing. */
const beatMs = 500;
const patienceMs = 1_500;

/**
 * Carries written tables between the processes that share one Postgres server, by NOTIFY and LISTEN.
 * While the connection is lost nobody is told of writes, so nothing is read from what is kept (`hears`); when it is
 * back everything counts as written, since nobody knows what was missed.
 */
export class WriteChannel {
  private readonly self = randomUUID();
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly events: DatabaseEvents,
    /** What is done first by a line that is there again; answers all tables. */
    private readonly onBack: (client: pg.Client) => Promise<ReadonlySet<string>>,
    private readonly onError: (error: Error) => void,
  ) {}

  /** Whether every write of others is told here. */
  hears(): boolean {
    return this.client !== null;
  }

  /** A statement for the writing transaction: others hear of it when that commits, and only then. */
  announcement(tables: readonly string[]): string {
    const payload = JSON.stringify({ from: this.self, tables });
    return `notify ${channel}, '${payload.replaceAll("'", "''")}'`;
  }

  async open(): Promise<void> {
    this.listenBy(await this.connect());
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'convene-listen',
      keepAlive: true,
      connectionTimeoutMillis: patienceMs * 5,
      query_timeout: patienceMs,
    });
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('The listening connection has ended.')));
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  private listenBy(client: pg.Client): void {
    this.client = client;
    this.beatLater(client);
  }

  private beatLater(client: pg.Client): void {
    this.timer = setTimeout(() => void this.beat(client), beatMs).unref();
  }

  private async beat(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
      if (this.client === client) this.beatLater(client);
    } catch (error) {
      this.lost(client, asError(error));
    }
  }

  private hear(payload: string): void {
    const { from, tables } = JSON.parse(payload) as { from: string; tables: string[] };
    if (from !== this.self) this.events.written(new Set(tables));
  }

  private lost(client: pg.Client, error: Error): void {
    if (this.isClosed || this.client !== client) return;
    this.client = null;
    clearTimeout(this.timer);
    this.onError(error);
    client.end().catch(() => undefined);
    void this.reopen();
  }

  private async reopen(): Promise<void> {
    let client: pg.Client | null = null;
    try {
      client = await this.connect();
      const everything = await this.onBack(client);
      if (this.isClosed) return void (await client.end());
      // What was kept before goes first.
      this.events.written(everything);
      this.listenBy(client);
    } catch (error) {
      client?.end().catch(() => undefined);
      if (this.isClosed) return;
      this.onError(asError(error));
      this.timer = setTimeout(() => void this.reopen(), retryMs).unref();
    }
  }
}
