import type { BookingType } from '#resources/enums.ts';
import type { NewPerson, Person } from '#overrides/participants/index.ts';
import type { JourneyDetails } from './journeyFields.ts';

export type ParticipantMode = 'existing' | 'new' | 'placeholder';

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

/**
 * Of which placeholders the country is asked for: of none where their author has one of their own, else of trainees,
 * whom limits count (C6), and of staff too on an event for some countries (S2).
 */
export type CountryAsked = 'none' | 'trainees' | 'all';

export const needsCountry = (
  asked: CountryAsked,
  { participantMode, bookingType }: Pick<WizardValues, 'participantMode' | 'bookingType'>,
): boolean =>
  participantMode === 'placeholder' && (asked === 'all' || (asked === 'trainees' && bookingType !== 'STAFF'));

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

/** A booking takes a seat, a waiting-list entry waits for one. */
export type JourneyKind = 'booking' | 'entry';

export const resourceOfKind = { booking: 'bookings', entry: 'waitingListEntries' } as const;
