import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { globSync } from 'tinyglobby';

/** The browser's own controls write dates in the order of the operating system, whatever the viewer has chosen. */
const native = /\btype(?:=|: ?)\{?["'](?:date|time|month|week|datetime-local)["']/;

it('days and times are typed in fields of our own, never in those of the browser', () => {
  const files = globSync(['src/**/*.tsx', 'overrides/**/*.tsx', 'resources/**/*.tsx'], { absolute: false });
  expect(files.length).toBeGreaterThan(300);
  expect(native.test('<TextField type="date" />')).toBe(true);
  expect(files.filter((file) => native.test(readFileSync(file, 'utf8')))).toEqual([]);
});
