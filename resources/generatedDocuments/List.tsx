// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { generatedDocumentColumns } from './columns.tsx';
import { generatedDocumentConditions, generatedDocumentFilters } from './filters.tsx';

export const GeneratedDocumentList = () => (
  <ResourceList
    filters={generatedDocumentFilters}
    conditions={generatedDocumentConditions}
    defaultColumns={[
      'title',
      'runType',
      'centreEvent',
      'participant',
      'trainer',
      'pages',
      'author',
      'dateCreated',
    ]}
    sort={{ field: 'dateCreated', order: 'DESC' }}
  >
    {generatedDocumentColumns.guid}
    {generatedDocumentColumns.title}
    {generatedDocumentColumns.fileName}
    {generatedDocumentColumns.fileSize}
    {generatedDocumentColumns.pages}
    {generatedDocumentColumns.runType}
    {generatedDocumentColumns.runKey}
    {generatedDocumentColumns.template}
    {generatedDocumentColumns.centreEvent}
    {generatedDocumentColumns.eventBooking}
    {generatedDocumentColumns.participant}
    {generatedDocumentColumns.trainer}
    {generatedDocumentColumns.author}
    {generatedDocumentColumns.dateSent}
    {generatedDocumentColumns.isOutdated}
    {generatedDocumentColumns.dateMailFailed}
    {generatedDocumentColumns.dateCreated}
    {generatedDocumentColumns.dateFileDeleted}
  </ResourceList>
);
