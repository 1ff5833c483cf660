import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Dr. Ana Żółcińska', 'AŻ'],
  ['Ada', 'A'],
  ['Maria del Carmen Ruiz', 'MR'],
  ['王 小明', '王小'],
  ['', ''],
])('%s becomes %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
