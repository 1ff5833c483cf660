// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { approvalPurposeValues, approvalStateValues, documentRunTypeValues } from '../enums.ts';

export const approvedDocumentFilters = {
  state: <EnumInput.Filter source="state" name="ApprovalState" values={approvalStateValues} />,
  centre_event_id: <RelationInput.Filter source="centre_event_id" reference="events" />,
  training_centre_id: <RelationInput.Filter source="training_centre_id" reference="centers" />,
  authorId: <RelationInput.Filter source="authorId" reference="users" />,
  approvedById: <RelationInput.Filter source="approvedById" reference="users" />,
  dateApproved_gte: <DateInput.Filter source="dateApproved_gte" />,
  dateApproved_lt: <DateInput.Filter source="dateApproved_lt" />,
  isCustomDocument: <BooleanInput.Filter source="isCustomDocument" />,
  isApprovalStale: <BooleanInput.Filter source="isApprovalStale" />,
  isAvailable: <BooleanInput.Filter source="isAvailable" />,
  purpose: (
    <EnumInput.Filter source="purpose" name="ApprovalPurpose" values={approvalPurposeValues} multiple />
  ),
  runType: (
    <EnumInput.Filter source="runType" name="DocumentRunType" values={documentRunTypeValues} multiple />
  ),
  templateId: <RelationInput.Filter source="templateId" reference="templates" />,
  dateNeeded_gte: <DateInput.Filter source="dateNeeded_gte" />,
  dateNeeded_lt: <DateInput.Filter source="dateNeeded_lt" />,
  dateWaiting_gte: <DateInput.Filter source="dateWaiting_gte" />,
  dateWaiting_lt: <DateInput.Filter source="dateWaiting_lt" />,
  dateWithdrawn_gte: <DateInput.Filter source="dateWithdrawn_gte" />,
  dateWithdrawn_lt: <DateInput.Filter source="dateWithdrawn_lt" />,
  withdrawnById: <RelationInput.Filter source="withdrawnById" reference="users" />,
  dateCreated_gte: <DateInput.Filter source="dateCreated_gte" />,
  dateCreated_lt: <DateInput.Filter source="dateCreated_lt" />,
  dateModified_gte: <DateInput.Filter source="dateModified_gte" />,
  dateModified_lt: <DateInput.Filter source="dateModified_lt" />,
};
