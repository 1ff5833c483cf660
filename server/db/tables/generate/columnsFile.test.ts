import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/setup/testDatabase.ts';
import { columnsFile, columnsText } from './columnsFile.ts';

test('the columns of tables are those of the migrated schema', async () => {
  const text = await columnsText(() => openTestDatabase('pglite'));
  expect(readFileSync(columnsFile, 'utf8'), 'npm run generate:tables').toBe(text);
}, 120_000);
