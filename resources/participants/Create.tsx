// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceCreate } from '../../src/screens/form/ResourceCreate.tsx';
import { createParticipantDefaults, createParticipantInputs } from './inputs.tsx';
import { createParticipantSchema } from './validation.ts';

export const ParticipantCreate = () => (
  <ResourceCreate
    schema={createParticipantSchema}
    defaults={createParticipantDefaults}
    first={[
      'nameTitle',
      'firstName',
      'lastName',
      'isHcp',
      'jobTitle',
      'speciality',
      'email',
      'city',
      'country',
    ]}
  >
    <FormSection name="details">
      {createParticipantInputs.nameTitle}
      {createParticipantInputs.firstName}
      {createParticipantInputs.lastName}
      {createParticipantInputs.gender}
      {createParticipantInputs.isHcp}
      {createParticipantInputs.jobTitle}
      {createParticipantInputs.speciality}
      {createParticipantInputs.nationality}
      {createParticipantInputs.spokenLanguages}
    </FormSection>
    <FormSection name="contact">
      {createParticipantInputs.email}
      {createParticipantInputs.phoneCountryCode}
      {createParticipantInputs.phone}
      {createParticipantInputs.mobile}
      {createParticipantInputs.fax}
      {createParticipantInputs.address}
      {createParticipantInputs.city}
      {createParticipantInputs.postalCode}
      {createParticipantInputs.country}
    </FormSection>
    <FormSection name="expertise">
      {createParticipantInputs.expertiseSpeciality}
      {createParticipantInputs.expertiseToxin}
      {createParticipantInputs.expertiseUltrasound}
      {createParticipantInputs.expertiseEmg}
      {createParticipantInputs.spasticityFocus}
      {createParticipantInputs.techniquesUsed}
    </FormSection>
    <FormSection name="needs">
      {createParticipantInputs.allergies}
      {createParticipantInputs.dietaryRequirements}
      {createParticipantInputs.notes}
    </FormSection>
    <FormSection name="identity">
      {createParticipantInputs.onekeyId}
      {createParticipantInputs.veevaId}
    </FormSection>
  </ResourceCreate>
);
