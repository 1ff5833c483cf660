// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { participantRequestFields } from './fields.tsx';

export const ParticipantRequestShow = () => (
  <ResourceShow facts={['kind', 'state', 'author', 'dateCreated']}>
    <ShowSection name="details">
      {participantRequestFields.kind}
      {participantRequestFields.participant}
      {participantRequestFields.deletedParticipant}
      {participantRequestFields.duplicate}
      {participantRequestFields.reason}
      {participantRequestFields.author}
    </ShowSection>
    <ShowSection name="decision">
      {participantRequestFields.state}
      {participantRequestFields.decidedBy}
      {participantRequestFields.dateDecided}
      {participantRequestFields.answer}
    </ShowSection>
    <ShowSection name="record">
      {participantRequestFields.dateCreated}
      {participantRequestFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
