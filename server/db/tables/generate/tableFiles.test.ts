import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/setup/testDatabase.ts';
import { tableFiles } from './tableFiles.ts';

test('the types of tables are those of the migrated schema', async () => {
  for (const [path, text] of await tableFiles(() => openTestDatabase('pglite'))) {
    expect(readFileSync(path, 'utf8'), 'npm run generate:tables').toBe(text);
  }
}, 120_000);
