import type { BookingType } from '#resources/enums.ts';
import type { Person } from '../data/Person.ts';

export type ParticipantMode = 'existing' | 'new' | 'placeholder';

/** Somebody who is not in the directory yet, by the sources of the participants' own form. */
export interface NewPerson {
  readonly nameTitle?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly country?: { readonly id: string | null; readonly name?: string } | null;
  readonly speciality?: string | null;
  readonly jobTitle?: string | null;
  readonly isHcp?: boolean | null;
  readonly onekeyId?: string | null;
  readonly veevaId?: string | null;
}

/** Travel, stay, documents: what a booking and a waiting-list entry both keep. */
export interface JourneyDetails {
  readonly accommodation?: boolean | null;
  readonly transportation?: boolean | null;
  readonly transportMethod?: string | null;
  readonly dateArrival?: string | null;
  readonly arrivalFrom?: string | null;
  readonly arrivalFlight?: string | null;
  readonly dateDeparture?: string | null;
  readonly departureCity?: string | null;
  readonly departureTo?: string | null;
  readonly departureFlight?: string | null;
  readonly dateCheckIn?: string | null;
  readonly dateCheckOut?: string | null;
  readonly visaRequired?: boolean | null;
  readonly dateOfBirth?: string | null;
  readonly passportNumber?: string | null;
  readonly passportCountryIssue?: string | null;
  readonly passportExpirationDate?: string | null;
  readonly expectations?: string | null;
  readonly notes?: string | null;
}

export interface WizardValues extends JourneyDetails {
  readonly bookingType: BookingType;
  readonly participantMode: ParticipantMode;
  readonly chosen: Person | null;
  readonly participant: NewPerson;
  /** Whose limit a placeholder counts against, where its author has several countries (C6). */
  readonly placeholderCountry: { readonly id: string | null; readonly name?: string } | null;
  readonly overrideReason: string;
}

export const emptyValues: WizardValues = {
  bookingType: 'TRAINEE',
  participantMode: 'existing',
  chosen: null,
  participant: { isHcp: true },
  placeholderCountry: null,
  overrideReason: '',
};

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Whether anybody would miss what has been entered: a person, or any of the details. */
export function holdsSomething({
  bookingType: _type,
  participantMode: _mode,
  overrideReason: _reason,
  chosen,
  placeholderCountry,
  participant: { isHcp: _isHcp, country, ...person },
  ...details
}: WizardValues): boolean {
  const one = [chosen, placeholderCountry?.id, country?.id];
  return [...one, ...Object.values(person), ...Object.values(details)].some(isFilled);
}

/** A form books a seat, or puts somebody on the waiting list. */
export type WizardTarget = 'booking' | 'entry';
