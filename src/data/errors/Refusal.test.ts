import { expect, it } from 'vitest';
import { refusalOf } from './Refusal.ts';

const thrown = (code: string, extensions: object) =>
  Object.assign(new Error('ApolloError'), {
    graphQLErrors: [{ message: 'Some fields need your attention.', extensions: { code, ...extensions } }],
  });

it('says what is wrong with the fields', () => {
  const texts = { 'input.a': ['Not allowed here.'], 'input.b': ['Not allowed here.', 'Too late.'] };
  expect(refusalOf(thrown('VALIDATION', { validation: texts })).message).toBe(
    'Not allowed here. Not allowed here. Too late.',
  );
});

it('keeps code, what may be passed, and what can be done next', () => {
  expect(refusalOf(thrown('COUNTRY_LIMIT', { overridable: true, nextSteps: ['ASK_MANAGER'] }))).toMatchObject(
    {
      code: 'COUNTRY_LIMIT',
      overridable: true,
      nextSteps: ['ASK_MANAGER'],
    },
  );
});

it('says so where nobody answered', () => {
  const refusal = refusalOf(new TypeError('Failed to fetch'));
  expect(refusal.message).toMatch(/^The server did not answer/);
  expect(refusal.overridable).toBe(false);
});
