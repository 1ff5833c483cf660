// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceEdit } from '../../src/screens/form/ResourceEdit.tsx';
import { participantInputs } from './inputs.tsx';
import { updateParticipantSchema } from './validation.ts';

export const ParticipantEdit = () => (
  <ResourceEdit schema={updateParticipantSchema}>
    <FormSection name="details">
      {participantInputs.nameTitle}
      {participantInputs.firstName}
      {participantInputs.lastName}
      {participantInputs.gender}
      {participantInputs.isHcp}
      {participantInputs.jobTitle}
      {participantInputs.speciality}
      {participantInputs.nationality}
      {participantInputs.spokenLanguages}
    </FormSection>
    <FormSection name="contact">
      {participantInputs.email}
      {participantInputs.phoneCountryCode}
      {participantInputs.phone}
      {participantInputs.mobile}
      {participantInputs.fax}
      {participantInputs.address}
      {participantInputs.city}
      {participantInputs.postalCode}
      {participantInputs.country}
    </FormSection>
    <FormSection name="expertise">
      {participantInputs.expertiseSpeciality}
      {participantInputs.expertiseToxin}
      {participantInputs.expertiseUltrasound}
      {participantInputs.expertiseEmg}
      {participantInputs.spasticityFocus}
      {participantInputs.techniquesUsed}
    </FormSection>
    <FormSection name="needs">
      {participantInputs.allergies}
      {participantInputs.dietaryRequirements}
      {participantInputs.notes}
    </FormSection>
    <FormSection name="identity">
      {participantInputs.onekeyId}
      {participantInputs.veevaId}
    </FormSection>
  </ResourceEdit>
);
