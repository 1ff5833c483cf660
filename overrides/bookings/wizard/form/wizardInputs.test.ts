import { describe, expect, it } from 'vitest';
import { emptyValues, type WizardValues } from './WizardValues.ts';
import { bookingInput, entryInput } from './wizardInputs.ts';

const call = { eventId: '12', idempotencyKey: 'key' } as const;
const chosen = {
  id: '5',
  fullName: 'Dr Anna Żółcińska',
  email: null,
  speciality: null,
  jobTitle: null,
  onekeyId: null,
  veevaId: null,
  country: null,
};

describe('the input of the wizard', () => {
  it('connects somebody of the directory, and leaves out what is empty', () => {
    const values: WizardValues = {
      ...emptyValues,
      chosen,
      notes: ' ',
      arrivalFrom: 'Łódź',
      visaRequired: false,
    };
    expect(bookingInput(values, call)).toEqual({
      centre_event_id: '12',
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      participant: { connect: '5' },
      arrival_from: 'Łódź',
      visa_required: false,
      idempotency_key: 'key',
    });
  });

  it('creates somebody new, not whom was chosen before', () => {
    const values: WizardValues = {
      ...emptyValues,
      chosen,
      participantMode: 'new',
      participant: {
        firstName: 'Анна',
        lastName: 'Щукина',
        country: { id: '3', name: 'Bulgaria' },
        isHcp: true,
      },
    };
    expect(bookingInput(values, call).participant).toEqual({
      create: { first_name: 'Анна', last_name: 'Щукина', country_id: '3', is_hcp: true },
    });
  });

  it('keeps a placeholder free of personal details, and gives its country (C6)', () => {
    const values: WizardValues = {
      ...emptyValues,
      chosen,
      participantMode: 'placeholder',
      placeholderCountry: { id: '4' },
      dateArrival: '2027-01-01',
    };
    expect(bookingInput(values, call)).toEqual({
      centre_event_id: '12',
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      country_id: '4',
      idempotency_key: 'key',
    });
  });

  it('sends no type, status or reason to the waiting list', () => {
    const values: WizardValues = { ...emptyValues, chosen, overrideReason: 'Chair asked for it' };
    expect(entryInput(values, call)).toEqual({
      centre_event_id: '12',
      participant: { connect: '5' },
      idempotency_key: 'key',
    });
  });
});
