// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { approvedDocumentColumns } from './columns.tsx';
import { approvedDocumentFilters } from './filters.tsx';

export const ApprovedDocumentList = () => (
  <ResourceList
    filters={approvedDocumentFilters}
    defaultColumns={[
      'name',
      'jobcode',
      'documentUrl',
      'author',
      'approvedBy',
      'dateApproved',
      'isCustomDocument',
    ]}
    sort={{ field: 'name', order: 'ASC' }}
  >
    {approvedDocumentColumns.name}
    {approvedDocumentColumns.jobcode}
    {approvedDocumentColumns.documentUrl}
    {approvedDocumentColumns.author}
    {approvedDocumentColumns.approvedBy}
    {approvedDocumentColumns.dateApproved}
    {approvedDocumentColumns.isCustomDocument}
    {approvedDocumentColumns.dateCreated}
    {approvedDocumentColumns.dateModified}
  </ResourceList>
);
