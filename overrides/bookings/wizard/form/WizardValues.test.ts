import { expect, it } from 'vitest';
import { emptyValues, holdsSomething } from './WizardValues.ts';

it.each([
  ['an empty form', {}],
  ['what was only chosen', { bookingType: 'STAFF', participantMode: 'new', participant: { isHcp: false } }],
  ['a reason, which is for this form alone', { overrideReason: 'Paid by the centre' }],
  ['what was typed and taken back', { notes: '', participant: { firstName: '' }, dateArrival: null }],
] as const)('nobody misses %s', (_name, changes) => {
  expect(holdsSomething({ ...emptyValues, ...changes })).toBe(false);
});

it.each([
  ['a person', { chosen: { id: '1', fullName: 'Zoë Brontë', detail: '', email: null } }],
  ['a name', { participant: { lastName: 'Brontë' } }],
  ['the country of somebody new', { participant: { country: { id: '4' } } }],
  ['the country of a placeholder', { placeholderCountry: { id: '4' } }],
  ['a detail of the journey', { notes: 'Needs a ramp' }],
  ['a no, which is an answer', { accommodation: false }],
])('somebody would miss %s', (_name, changes) => {
  expect(holdsSomething({ ...emptyValues, ...(changes as object) })).toBe(true);
});
