// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { participantRequestColumns } from './columns.tsx';
import { participantRequestFilters } from './filters.tsx';
import { participantRequestViews } from './views.ts';

export const ParticipantRequestList = () => (
  <ResourceList
    filters={participantRequestFilters}
    defaultColumns={['participant', 'kind', 'state', 'reason', 'author', 'dateCreated', 'decidedBy']}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    presets={participantRequestViews}
  >
    {participantRequestColumns.kind}
    {participantRequestColumns.state}
    {participantRequestColumns.participant}
    {participantRequestColumns.deletedParticipant}
    {participantRequestColumns.duplicate}
    {participantRequestColumns.reason}
    {participantRequestColumns.author}
    {participantRequestColumns.decidedBy}
    {participantRequestColumns.dateDecided}
    {participantRequestColumns.dateCreated}
    {participantRequestColumns.dateModified}
  </ResourceList>
);
