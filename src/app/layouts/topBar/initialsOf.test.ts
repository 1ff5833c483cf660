import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Dr. Ana Żółcińska', '', 'AŻ'],
  ['Dr Rosalind Underhay', 'Dr', 'RU'],
  ['Drew Underhay', 'Dr', 'DU'],
  ['Ada', '', 'A'],
  ['Maria del Carmen Ruiz', '', 'MR'],
  ['王 小明', '', '王小'],
  ['', '', ''],
])('%s with the title “%s” becomes %s', (name, title, initials) => {
  expect(initialsOf(name, title)).toBe(initials);
});
