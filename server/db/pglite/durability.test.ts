import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyEmptyBase } from '#tests/setup/testDatabase.ts';
import { openDatabase } from '../openDatabase.ts';

const writer = fileURLToPath(new URL('../../../tests/setup/durabilityWriter.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'convene-durable-'));
beforeAll(() => copyEmptyBase(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Lets a process write and kills it in the middle of it; answers the last row that it had been told was committed. */
async function writeUntilKilled(acknowledgements: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let count = 0;
  let last = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    // What is still in the pipe was acknowledged too, so it is read to its end.
    if ((count += 1) === acknowledgements) child.kill('SIGKILL');
  }
  await ended;
  return last;
}

describe('the embedded database', () => {
  it('is no other account’s to read or write', async () => {
    const folder = join(dataDir, 'database');
    chmodSync(folder, 0o755);
    const database = await openDatabase({ dataDir });
    await database.close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('loses no acknowledged commit to kill -9, and opens again at once', { timeout: 120_000 }, async () => {
    let acknowledged = 0;
    for (const rounds of [20, 90]) {
      const last = await writeUntilKilled(rounds);
      expect(last).toBeGreaterThan(acknowledged);
      acknowledged = last;
      const database = await openDatabase({ dataDir });
      const { rows } = await sql<{ rows: number; last: number; halves: number }>`
        select count(*)::int as rows, max(n) as last, count(*) filter (where filler like 'x%')::int as halves from acknowledged`.execute(
        database.kysely,
      );
      await database.close();
      const [found] = rows;
      expect(found?.last).toBeGreaterThanOrEqual(acknowledged);
      expect(found?.rows).toBe(found?.last);
      expect(found?.halves).toBe(0);
    }
  });
});
