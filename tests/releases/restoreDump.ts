import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import { from as copyFrom } from 'pg-copy-streams';
import { withClient } from '../setup/withClient.ts';

/** Fills an empty database from a plain dump of pg_dump, as psql would: commands, and blocks of rows between them. */
export async function restoreDump(url: string, path: string): Promise<void> {
  await withClient(url, async (client) => {
    const [commands = '', ...blocks] = gunzipSync(readFileSync(path))
      .toString()
      .split(/^(COPY .+ FROM stdin;)\n([^]*?)^\\\.\n/m);
    await client.query(plain(commands));
    for (let index = 0; index < blocks.length; index += 3) {
      const [copy = '', rows = '', then = ''] = blocks.slice(index, index + 3);
      await pipeline(Readable.from([rows]), client.query(copyFrom(copy)));
      await client.query(plain(then));
    }
  });
}

/** Without what only psql understands, such as \restrict, and a setting that servers before 17 do not know. */
const plain = (commands: string): string => commands.replace(/^(\\|SET transaction_timeout).*$/gm, '');
