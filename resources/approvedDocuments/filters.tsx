// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanFilter } from '../../src/fields/boolean/BooleanFilter.tsx';
import { DateFilter } from '../../src/fields/date/DateFilter.tsx';
import { RelationFilter } from '../../src/fields/relation/RelationFilter.tsx';

export const approvedDocumentFilters = {
  authorId: <RelationFilter source="authorId" reference="users" />,
  approvedById: <RelationFilter source="approvedById" reference="users" />,
  dateApproved_gte: <DateFilter source="dateApproved_gte" />,
  dateApproved_lt: <DateFilter source="dateApproved_lt" />,
  isCustomDocument: <BooleanFilter source="isCustomDocument" />,
  dateCreated_gte: <DateFilter source="dateCreated_gte" />,
  dateCreated_lt: <DateFilter source="dateCreated_lt" />,
  dateModified_gte: <DateFilter source="dateModified_gte" />,
  dateModified_lt: <DateFilter source="dateModified_lt" />,
};
