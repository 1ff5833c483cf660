import { createServer } from 'node:http';
import pg from 'pg';
import { bookingCases } from './bookingCases.ts';
import { cases } from './cases.ts';

/**
 * The least a server can do: node:http, one prepared statement an operation or one transaction of them, its text as the answer.
 * Started by run.ts in a process of its own: `floorServer.ts <database url> <port>`.
 */
const [url, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 0 });
// What is asked for comes with the requests.
const none = { events: [], people: [] };
const all = [...cases({ administrator: none, manager: none }), ...bookingCases];
const floors = new Map(all.map(({ floor }) => [floor.path, floor]));

async function answer(path: string, values: readonly number[]): Promise<string> {
  const floor = floors.get(path);
  if (floor === undefined) return '';
  if ('transaction' in floor) return transact(path, floor.transaction, values);
  const { text } = floor;
  const one = async (value: number) =>
    (await pool.query<{ answer: string }>({ name: path, text, values: [value] })).rows[0]?.answer ?? '';
  const answers = await Promise.all(values.map(one));
  return answers.length > 1 ? `[${answers.join(',')}]` : (answers[0] ?? '');
}

async function transact(
  path: string,
  statements: readonly string[],
  values: readonly number[],
): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    let text = '';
    for (const [index, statement] of statements.entries()) {
      const query = { name: `${path}/${index}`, text: statement, values: [...values] };
      text = (await client.query<{ answer?: string }>(query)).rows[0]?.answer ?? '';
    }
    await client.query('commit');
    return text;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    answer(request.url ?? '', body.split(' ').map(Number))
      .then((text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
});
server.listen(Number(port), '127.0.0.1');
