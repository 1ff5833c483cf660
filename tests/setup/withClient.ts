import pg from 'pg';

/** Work over a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const runOn = <Row extends object = Record<string, unknown>>(
  url: string,
  text: string,
): Promise<readonly Row[]> => withClient(url, async (client) => (await client.query<Row>(text)).rows);
