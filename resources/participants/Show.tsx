// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { participantFields } from './fields.tsx';

export const ParticipantShow = () => (
  <ResourceShow facts={['jobTitle', 'speciality', 'country', 'email']}>
    <ShowSection name="details">
      {participantFields.fullName}
      {participantFields.nameTitle}
      {participantFields.firstName}
      {participantFields.lastName}
      {participantFields.gender}
      {participantFields.isHcp}
      {participantFields.jobTitle}
      {participantFields.speciality}
      {participantFields.nationality}
      {participantFields.spokenLanguages}
      {participantFields.erasedAt}
    </ShowSection>
    <ShowSection name="contact">
      {participantFields.email}
      {participantFields.phoneCountryCode}
      {participantFields.phone}
      {participantFields.mobile}
      {participantFields.fax}
      {participantFields.address}
      {participantFields.city}
      {participantFields.postalCode}
      {participantFields.country}
    </ShowSection>
    <ShowSection name="expertise">
      {participantFields.expertiseSpeciality}
      {participantFields.expertiseToxin}
      {participantFields.expertiseUltrasound}
      {participantFields.expertiseEmg}
      {participantFields.spasticityFocus}
      {participantFields.techniquesUsed}
    </ShowSection>
    <ShowSection name="needs">
      {participantFields.allergies}
      {participantFields.dietaryRequirements}
      {participantFields.notes}
    </ShowSection>
    <ShowSection name="identity">
      {participantFields.onekeyId}
      {participantFields.veevaId}
    </ShowSection>
    <ShowSection name="bookings">
      {participantFields.bookingCount}
      {participantFields.nextBooking}
      {participantFields.eventBookings}
    </ShowSection>
    <ShowSection name="record">
      {participantFields.author}
      {participantFields.dateCreated}
      {participantFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
