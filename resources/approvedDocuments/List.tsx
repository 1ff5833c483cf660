// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { approvedDocumentColumns } from './columns.tsx';
import { approvedDocumentConditions, approvedDocumentFilters } from './filters.tsx';

export const ApprovedDocumentList = () => (
  <ResourceList
    filters={approvedDocumentFilters}
    conditions={approvedDocumentConditions}
    defaultColumns={['name', 'state', 'centreEvent', 'dateNeeded', 'dateWaiting', 'approvedBy']}
    sort={{ field: 'dateNeeded', order: 'ASC' }}
  >
    {approvedDocumentColumns.name}
    {approvedDocumentColumns.jobcode}
    {approvedDocumentColumns.author}
    {approvedDocumentColumns.approvedBy}
    {approvedDocumentColumns.dateApproved}
    {approvedDocumentColumns.isCustomDocument}
    {approvedDocumentColumns.isApprovalStale}
    {approvedDocumentColumns.isAvailable}
    {approvedDocumentColumns.state}
    {approvedDocumentColumns.fileName}
    {approvedDocumentColumns.fileSize}
    {approvedDocumentColumns.pages}
    {approvedDocumentColumns.purpose}
    {approvedDocumentColumns.runType}
    {approvedDocumentColumns.template}
    {approvedDocumentColumns.centreEvent}
    {approvedDocumentColumns.trainingCentre}
    {approvedDocumentColumns.dateNeeded}
    {approvedDocumentColumns.dateWaiting}
    {approvedDocumentColumns.dateWithdrawn}
    {approvedDocumentColumns.withdrawnBy}
    {approvedDocumentColumns.withdrawnReason}
    {approvedDocumentColumns.dateCreated}
    {approvedDocumentColumns.dateModified}
  </ResourceList>
);
