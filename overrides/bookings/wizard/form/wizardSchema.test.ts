import { expect, it } from 'vitest';
import { emptyValues, type WizardValues } from './WizardValues.ts';
import { wizardSchema } from './wizardSchema.ts';

const problems = (asksCountry: boolean, over: Partial<WizardValues> = {}): readonly string[] => {
  const schema = wizardSchema({ target: 'booking', asksCountry, asksReason: false });
  try {
    schema.validateSync({ ...emptyValues, participantMode: 'placeholder', ...over }, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof Error && 'errors' in error ? (error.errors as string[]) : [String(error)];
  }
};

it('whoever has one country is not stopped for want of another (C6)', () => {
  expect(problems(false)).toEqual([]);
});

it('whoever has several says whose limit a placeholder counts against (C6)', () => {
  expect(problems(true)).toEqual(['Choose the country whose limit the seat counts against.']);
});

it('a seat of staff counts against no country (C6)', () => {
  expect(problems(true, { bookingType: 'STAFF' })).toEqual([]);
});

it('what was typed of a journey stops no placeholder, which has none', () => {
  const typed = { dateArrival: '2027-03-12', dateDeparture: '2027-03-10', dateOfBirth: 'soon' };
  expect(problems(false, typed)).toEqual([]);
  const chosen = { id: '5' } as WizardValues['chosen'];
  expect(problems(false, { ...typed, participantMode: 'existing', chosen })).toHaveLength(2);
});
