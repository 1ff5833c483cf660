// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { centerFields } from './fields.tsx';

export const CenterShow = () => (
  <ResourceShow facts={['city', 'country', 'indication', 'upcomingEventCount']}>
    <ShowSection name="details">
      {centerFields.name}
      {centerFields.indication}
      {centerFields.isPublished}
      {centerFields.trainingExpertise}
      {centerFields.description}
      {centerFields.locationImage}
    </ShowSection>
    <ShowSection name="place">
      {centerFields.address}
      {centerFields.city}
      {centerFields.postalCode}
      {centerFields.country}
      {centerFields.timeZone}
    </ShowSection>
    <ShowSection name="trainers">
      {centerFields.leadTrainer}
      {centerFields.trainers}
    </ShowSection>
    <ShowSection name="requirements">
      {centerFields.authorisationRequired}
      {centerFields.authorisationRequiredText}
      {centerFields.contractRequired}
      {centerFields.contractRequiredText}
      {centerFields.approvedDocument}
    </ShowSection>
    <ShowSection name="events">
      {centerFields.upcomingEventCount}
      {centerFields.upcomingEventsFull}
      {centerFields.pastEventCount}
      {centerFields.centreEvents}
    </ShowSection>
    <ShowSection name="record">
      {centerFields.dateCreated}
      {centerFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
