// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { savedViewFields } from './fields.tsx';

export const SavedViewShow = () => (
  <ResourceShow facts={['resource', 'audience', 'owner']}>
    <ShowSection name="details">
      {savedViewFields.label}
      {savedViewFields.resource}
      {savedViewFields.audience}
      {savedViewFields.role}
      {savedViewFields.owner}
      {savedViewFields.defaultRoles}
    </ShowSection>
    <ShowSection name="mine">
      {savedViewFields.isPinned}
      {savedViewFields.isDefault}
      {savedViewFields.watch}
      {savedViewFields.watchProblem}
    </ShowSection>
    <ShowSection name="record">
      {savedViewFields.dateCreated}
      {savedViewFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
