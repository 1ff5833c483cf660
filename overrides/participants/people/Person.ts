import { factsLine } from '#src/fields/wording/factsLine.ts';
import type { PersonSearchQuery } from '#src/generated/operations.ts';
import type { Participant } from '#src/generated/schema.ts';

/** Somebody who may be booked, as a search shows them. */
export type Person = PersonSearchQuery['participants']['data'][number];

/** 'Germany · Neurology · anna@clinic.example': what tells two of one name apart. */
export const personFacts = ({
  country,
  speciality,
  jobTitle,
  email,
}: Pick<Person, 'speciality' | 'jobTitle' | 'email'> & {
  readonly country: { readonly name: string | null } | null;
}): string => factsLine([country?.name, speciality ?? jobTitle, email]);

/** Somebody who is not in the directory yet, by the sources of the participants' own form. */
export interface NewPerson extends Partial<
  Pick<Participant, 'nameTitle' | 'email' | 'phone' | 'speciality' | 'jobTitle' | 'onekeyId' | 'veevaId'>
> {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly country?: { readonly id: string | null; readonly name?: string | null } | null;
  readonly isHcp?: boolean | null;
}
