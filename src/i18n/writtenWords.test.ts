import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const screens = globSync(['src/**/*.tsx', 'overrides/**/*.tsx'], {
  cwd: root,
  ignore: ['**/*.test.tsx', '**/testing/**'],
});

/** `label="Seats"`, and what stands between two tags. */
const written = [
  /\s(?:label|title|aria-label|placeholder|alt|advice|done)="([A-Z][^"]*)"/g,
  />\s*([A-Z][a-z]+[^<>{}=;()]*?)\s*<\//g,
];

it('what a screen says is a message, which a translation may say otherwise', () => {
  const found = screens.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return written.flatMap((words) => [...text.matchAll(words)].map(([, said]) => `${file}: ${said}`));
  });
  expect(screens.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
