import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatText } from '#build/formatText.ts';
import { capabilities } from '#server/access/roleTable.ts';
import { capabilityWords } from '#server/access/roleWords.ts';
import { accessDocument } from './accessDocument.ts';

const path = join(import.meta.dirname, '../../../docs/access.md');

it('docs/access.md is what the role table and the matrix say: npx tsx tests/api/access/printAccess.ts', async () => {
  expect(readFileSync(path, 'utf8')).toBe(await formatText(path, accessDocument()));
});

it('every capability of the role table has its words', () => {
  expect(Object.keys(capabilityWords).sort()).toEqual(Object.keys(capabilities).sort());
});
