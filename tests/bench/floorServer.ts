import { createServer } from 'node:http';
import pg from 'pg';
import { cases } from './cases.ts';

/**
 * The least a server can do: node:http, one prepared statement an operation, its text as the answer.
 * Started by run.ts in a process of its own: `floorServer.ts <database url> <port>`.
 */
const [url, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 0 });
const floors = new Map(cases.map(({ floor }) => [floor.path, floor]));

async function answer(path: string, n: number): Promise<string> {
  const { text = '', times } = floors.get(path) ?? {};
  const one = async (value: number) =>
    (await pool.query<{ answer: string }>({ name: path, text, values: [value] })).rows[0]?.answer ?? '';
  if (times === undefined) return one(n);
  const all = await Promise.all(Array.from({ length: times }, (_, index) => one(n * times + index)));
  return `[${all.join(',')}]`;
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    answer(request.url ?? '', Number(body))
      .then((text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
});
server.listen(Number(port), '127.0.0.1');
