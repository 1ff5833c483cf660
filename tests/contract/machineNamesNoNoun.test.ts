import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const nouns =
  /booking|trainer|train?ing|centre(?!d)|\bcenters?\b(?!['"])|participant|honorari|waiting ?list/i;
/** An alignment, in whatever way it is written. */
const aligned = /['"]center['"]|text-align: center/g;

it('the machine runs any contract: no file of src names a noun of the product, tests aside', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|^src\/generated\//.test(path));
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter((path) => nouns.test(readFileSync(path, 'utf8').replaceAll(aligned, '')));
  expect(naming).toEqual([]);
});
