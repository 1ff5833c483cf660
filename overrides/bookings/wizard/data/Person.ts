/** Somebody who may be booked, as a search shows them. */
export interface Person {
  readonly id: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly speciality: string | null;
  readonly jobTitle: string | null;
  readonly onekeyId: string | null;
  readonly veevaId: string | null;
  readonly country: { readonly id: string; readonly name: string } | null;
}

/** 'Germany · Neurology · anna@clinic.example': what tells two of one name apart. */
export const personFacts = ({ country, speciality, jobTitle, email }: Person): string =>
  [country?.name, speciality ?? jobTitle, email].filter(Boolean).join(' · ');
