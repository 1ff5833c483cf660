import type { CreateParticipantInput, EventBookingParticipant } from '#src/generated/schema.ts';
import { entered } from './entered.ts';
import type { NewPerson, WizardValues } from './WizardValues.ts';

/** Whom the form connects or creates; nobody for a placeholder. */
export function participantInput({
  participantMode,
  chosen,
  participant,
}: WizardValues): EventBookingParticipant | undefined {
  if (participantMode === 'existing') return chosen === null ? undefined : { connect: chosen.id };
  return participantMode === 'new' ? { create: personInput(participant) } : undefined;
}

const personInput = (person: NewPerson): CreateParticipantInput => ({
  name_title: entered(person.nameTitle),
  first_name: entered(person.firstName),
  last_name: entered(person.lastName) ?? '',
  email: entered(person.email),
  phone: entered(person.phone),
  country_id: entered(person.country?.id),
  speciality: entered(person.speciality),
  job_title: entered(person.jobTitle),
  is_hcp: person.isHcp ?? undefined,
  onekey_id: entered(person.onekeyId),
  veeva_id: entered(person.veevaId),
});
