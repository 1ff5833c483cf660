import { expect, it } from 'vitest';
import { typedPerson } from './typedPerson.ts';

it.each([
  ['  ', {}],
  ['Żak', { lastName: 'Żak' }],
  [' Anna  Maria Żak ', { firstName: 'Anna Maria', lastName: 'Żak' }],
  ['anna@clinic.example', { email: 'anna@clinic.example' }],
])('“%s” is %j', (typed, person) => {
  expect(typedPerson(typed)).toEqual(person);
});
