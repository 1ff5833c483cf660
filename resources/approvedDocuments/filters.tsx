// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';

export const approvedDocumentFilters = {
  authorId: <RelationInput.Filter source="authorId" reference="users" />,
  approvedById: <RelationInput.Filter source="approvedById" reference="users" />,
  dateApproved_gte: <DateInput.Filter source="dateApproved_gte" />,
  dateApproved_lt: <DateInput.Filter source="dateApproved_lt" />,
  isCustomDocument: <BooleanInput.Filter source="isCustomDocument" />,
  dateCreated_gte: <DateInput.Filter source="dateCreated_gte" />,
  dateCreated_lt: <DateInput.Filter source="dateCreated_lt" />,
  dateModified_gte: <DateInput.Filter source="dateModified_gte" />,
  dateModified_lt: <DateInput.Filter source="dateModified_lt" />,
};
