import { expect, it } from 'vitest';
import { type CountryAsked, emptyValues, type WizardValues } from './WizardValues.ts';
import { wizardSchema } from './wizardSchema.ts';

const problems = (asksCountry: CountryAsked, over: Partial<WizardValues> = {}): readonly string[] => {
  const schema = wizardSchema({ target: 'booking', asksCountry, asksReason: false });
  try {
    schema.validateSync({ ...emptyValues, participantMode: 'placeholder', ...over }, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof Error && 'errors' in error ? (error.errors as string[]) : [String(error)];
  }
};

it('whoever has one country is not stopped for want of another (C6)', () => {
  expect(problems('none')).toEqual([]);
});

it('whoever has several says whose limit a placeholder counts against (C6)', () => {
  expect(problems('trainees')).toEqual(['Choose the country whose limit the seat counts against.']);
});

it('a seat of staff counts against no country (C6)', () => {
  expect(problems('trainees', { bookingType: 'STAFF' })).toEqual([]);
});

it('a seat of staff on an event for some countries is held for one of them (S2)', () => {
  expect(problems('all', { bookingType: 'STAFF' })).toEqual([
    'Choose the country that the seat is held for.',
  ]);
});

it('what was typed of a journey stops no placeholder, which has none', () => {
  const typed = { dateArrival: '2027-03-12', dateDeparture: '2027-03-10', dateOfBirth: 'soon' };
  expect(problems('none', typed)).toEqual([]);
  const chosen = { id: '5' } as WizardValues['chosen'];
  expect(problems('none', { ...typed, participantMode: 'existing', chosen })).toHaveLength(2);
});
