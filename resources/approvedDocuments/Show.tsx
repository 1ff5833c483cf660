// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { approvedDocumentFields } from './fields.tsx';

export const ApprovedDocumentShow = () => (
  <ResourceShow>
    <ShowSection name="details">
      {approvedDocumentFields.name}
      {approvedDocumentFields.jobcode}
      {approvedDocumentFields.documentUrl}
      {approvedDocumentFields.author}
      {approvedDocumentFields.approvedBy}
      {approvedDocumentFields.dateApproved}
      {approvedDocumentFields.isCustomDocument}
    </ShowSection>
    <ShowSection name="record">
      {approvedDocumentFields.dateCreated}
      {approvedDocumentFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
