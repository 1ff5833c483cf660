// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { approvedDocumentFields } from './fields.tsx';

export const ApprovedDocumentShow = () => (
  <ResourceShow facts={['centreEvent', 'dateNeeded', 'jobcode', 'dateApproved']}>
    <ShowSection name="details">
      {approvedDocumentFields.name}
      {approvedDocumentFields.jobcode}
      {approvedDocumentFields.author}
      {approvedDocumentFields.approvedBy}
      {approvedDocumentFields.state}
      {approvedDocumentFields.currentHash}
      {approvedDocumentFields.blocks}
      {approvedDocumentFields.consequences}
      {approvedDocumentFields.fileName}
      {approvedDocumentFields.fileHash}
      {approvedDocumentFields.approvedFilePath}
      {approvedDocumentFields.purpose}
      {approvedDocumentFields.runType}
      {approvedDocumentFields.runKey}
      {approvedDocumentFields.newerGuid}
      {approvedDocumentFields.whyNotAgain}
    </ShowSection>
    <ShowSection name="details2">
      {approvedDocumentFields.template}
      {approvedDocumentFields.centreEvent}
      {approvedDocumentFields.trainingCentre}
      {approvedDocumentFields.withdrawnBy}
      {approvedDocumentFields.withdrawnReason}
    </ShowSection>
    <ShowSection name="dates">
      {approvedDocumentFields.dateApproved}
      {approvedDocumentFields.dateNeeded}
      {approvedDocumentFields.dateWaiting}
      {approvedDocumentFields.dateWithdrawn}
    </ShowSection>
    <ShowSection name="contact">{approvedDocumentFields.documentUrl}</ShowSection>
    <ShowSection name="options">
      {approvedDocumentFields.isCustomDocument}
      {approvedDocumentFields.isApprovalStale}
      {approvedDocumentFields.isAvailable}
    </ShowSection>
    <ShowSection name="numbers">
      {approvedDocumentFields.fileSize}
      {approvedDocumentFields.pages}
    </ShowSection>
    <ShowSection name="changes">{approvedDocumentFields.changes}</ShowSection>
    <ShowSection name="history">{approvedDocumentFields.history}</ShowSection>
    <ShowSection name="record">
      {approvedDocumentFields.dateCreated}
      {approvedDocumentFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
