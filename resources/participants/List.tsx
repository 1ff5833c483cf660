// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { participantColumns } from './columns.tsx';
import { participantConditions, participantFilters } from './filters.tsx';

export const ParticipantList = () => (
  <ResourceList
    filters={participantFilters}
    conditions={participantConditions}
    defaultColumns={['fullName', 'jobTitle', 'speciality', 'country', 'email', 'bookingCount', 'nextBooking']}
    sort={{ field: 'fullName', order: 'ASC' }}
  >
    {participantColumns.nameTitle}
    {participantColumns.firstName}
    {participantColumns.lastName}
    {participantColumns.fullName}
    {participantColumns.gender}
    {participantColumns.isHcp}
    {participantColumns.jobTitle}
    {participantColumns.speciality}
    {participantColumns.email}
    {participantColumns.phoneCountryCode}
    {participantColumns.phone}
    {participantColumns.mobile}
    {participantColumns.fax}
    {participantColumns.address}
    {participantColumns.city}
    {participantColumns.postalCode}
    {participantColumns.country}
    {participantColumns.nationality}
    {participantColumns.onekeyId}
    {participantColumns.veevaId}
    {participantColumns.expertiseSpeciality}
    {participantColumns.expertiseToxin}
    {participantColumns.expertiseUltrasound}
    {participantColumns.expertiseEmg}
    {participantColumns.spasticityFocus}
    {participantColumns.spokenLanguages}
    {participantColumns.techniquesUsed}
    {participantColumns.bookingCount}
    {participantColumns.nextBooking}
    {participantColumns.author}
    {participantColumns.dateCreated}
    {participantColumns.dateModified}
    {participantColumns.erasedAt}
  </ResourceList>
);
