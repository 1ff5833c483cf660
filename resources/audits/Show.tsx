// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { auditFields } from './fields.tsx';

export const AuditShow = () => (
  <ResourceShow>
    <ShowSection name="details">
      {auditFields.auditableId}
      {auditFields.auditableType}
      {auditFields.event}
      {auditFields.model}
      {auditFields.oldValues}
      {auditFields.newValues}
      {auditFields.user}
    </ShowSection>
    <ShowSection name="record">{auditFields.createdAt}</ShowSection>
  </ResourceShow>
);
