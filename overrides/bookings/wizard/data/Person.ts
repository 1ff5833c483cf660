import type { WizardPersonSearchQuery } from '#src/generated/operations.ts';

/** Somebody who may be booked, as a search shows them. */
export type Person = WizardPersonSearchQuery['participants']['data'][number];

/** 'Germany · Neurology · anna@clinic.example': what tells two of one name apart. */
export const personFacts = ({ country, speciality, jobTitle, email }: Person): string =>
  [country?.name, speciality ?? jobTitle, email].filter(Boolean).join(' · ');
