import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { reasonAskedBy } from './reasonAskedBy.ts';

const refusal = (overridable: boolean) =>
  new HttpError('All seats of Poland are taken.', 400, { code: 'COUNTRY_LIMIT', details: { overridable } });

it('a refusal that a reason would pass asks for it, and says why it is one', () => {
  expect(reasonAskedBy(refusal(true), 'why')).toEqual({
    source: 'why',
    message: 'All seats of Poland are taken.',
  });
});

it.each([
  ['a rule without exception', refusal(false), 'why'],
  ['a form that takes no reason', refusal(true), undefined],
  ['a lost network', new HttpError('Gone.', 0), 'why'],
  ['something else', new Error('Oops'), 'why'],
])('%s asks for none', (_name, error, source) => {
  expect(reasonAskedBy(error, source)).toBeUndefined();
});
