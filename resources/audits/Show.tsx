// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { auditFields } from './fields.tsx';

export const AuditShow = () => (
  <ResourceShow facts={['event', 'auditableType', 'user', 'createdAt']}>
    <ShowSection name="details">
      {auditFields.event}
      {auditFields.auditableType}
      {auditFields.auditableId}
      {auditFields.model}
      {auditFields.user}
      {auditFields.createdAt}
      {auditFields.oldValues}
      {auditFields.newValues}
      {auditFields.ownerId}
      {auditFields.isThere}
    </ShowSection>
  </ResourceShow>
);
