// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { trainerFields } from './fields.tsx';

export const TrainerShow = () => (
  <ResourceShow facts={['hospital', 'country', 'email', 'primaryLanguage']}>
    <ShowSection name="details">
      {trainerFields.fullName}
      {trainerFields.nameTitle}
      {trainerFields.firstName}
      {trainerFields.lastName}
      {trainerFields.photo}
      {trainerFields.position}
      {trainerFields.hospital}
      {trainerFields.faculty}
      {trainerFields.isDisabled}
    </ShowSection>
    <ShowSection name="contact">
      {trainerFields.email}
      {trainerFields.address}
      {trainerFields.city}
      {trainerFields.postcode}
      {trainerFields.country}
    </ShowSection>
    <ShowSection name="profile">
      {trainerFields.primaryLanguage}
      {trainerFields.spokenLanguages}
      {trainerFields.description}
      {trainerFields.experience}
      {trainerFields.mainInterests}
      {trainerFields.researchWork}
    </ShowSection>
    <ShowSection name="fees">
      {trainerFields.fmvAmount}
      {trainerFields.fmvCurrency}
      {trainerFields.fmvLastUpdated}
      {trainerFields.vatPayable}
      {trainerFields.sapNumber}
      {trainerFields.onekeyId}
      {trainerFields.veevaId}
    </ShowSection>
    <ShowSection name="honoraria">{trainerFields.trainerHonoraria}</ShowSection>
    <ShowSection name="events">
      {trainerFields.centreEventCount}
      {trainerFields.centreEvents}
    </ShowSection>
    <ShowSection name="record">
      {trainerFields.dateCreated}
      {trainerFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
