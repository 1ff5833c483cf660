import { expect, it } from 'vitest';
import { otherSpellings } from '#schema/letterPairs.ts';

it.each([
  ['Müller', ['mueller']],
  ['Mueller', ['muller']],
  ['SOERENSEN', ['sorensen']],
  ['Sørensen', ['soerensen']],
  ['Ångström', ['aangstroem']],
  ['Aagaard', ['aagard', 'agaard', 'agard']],
  ['Schroeder-Goebel', ['schroeder-gobel', 'schroder-goebel', 'schroder-gobel']],
])('%s is spelled %j too', (word, others) => {
  expect(otherSpellings(word)).toEqual(others);
});

it.each([
  'Michael',
  'Joel',
  'Samuel',
  'Bauer',
  'Neuer',
  'Marquez',
  'Zoe',
  'Mae',
  'Żak',
  'Мюллер',
  'Mü(ller',
  '佐藤',
  '',
])('%s is spelled in one way', (word) => {
  expect(otherSpellings(word)).toEqual([]);
});
