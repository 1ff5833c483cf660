import type * as FileSystem from 'node:fs';
import { fsyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyEmptyBase } from '#tests/setup/testDatabase.ts';
import { DurableNodeFS, durableStartParams } from './DurableNodeFS.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof FileSystem>();
  return { ...fs, fsyncSync: vi.fn(fs.fsyncSync) };
});

const dataDir = mkdtempSync(join(tmpdir(), 'convene-fsync-'));
const folder = join(dataDir, 'database');
beforeAll(() => copyEmptyBase(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('DurableNodeFS', () => {
  it('syncs the disk at every commit', { timeout: 60_000 }, async () => {
    const db = await PGlite.create({ fs: new DurableNodeFS(folder), startParams: durableStartParams });
    const { rows } = await db.query<{ fsync: string }>(`select current_setting('fsync') as fsync`);
    expect(rows).toEqual([{ fsync: 'on' }]);
    await db.exec('create table t (i int)');
    vi.mocked(fsyncSync).mockClear();
    for (let i = 0; i < 20; i += 1) await db.query('insert into t values ($1)', [i]);
    expect(vi.mocked(fsyncSync).mock.calls.length).toBeGreaterThanOrEqual(20);
    await db.close();
  });

  it('syncs after a crash what has changed, and not what was on the disk', { timeout: 60_000 }, async () => {
    // Never closed, as if its worker had been ended.
    const ended = await PGlite.create({ fs: new DurableNodeFS(folder), startParams: durableStartParams });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const syncedAt = Date.now();
    await ended.query('insert into t values (20)');
    const reopen = async (fs: DurableNodeFS) => {
      vi.mocked(fsyncSync).mockClear();
      const db = await PGlite.create({ fs, startParams: durableStartParams });
      expect((await db.query('select count(*)::int as n from t')).rows).toEqual([{ n: 21 }]);
      return vi.mocked(fsyncSync).mock.calls.length;
    };
    const some = await reopen(new DurableNodeFS(folder, syncedAt));
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan((await reopen(new DurableNodeFS(folder))) / 4);
  });
});
