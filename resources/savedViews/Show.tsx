// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { savedViewFields } from './fields.tsx';

export const SavedViewShow = () => (
  <ResourceShow>
    <ShowSection name="details">
      {savedViewFields.resource}
      {savedViewFields.label}
      {savedViewFields.audience}
      {savedViewFields.role}
      {savedViewFields.owner}
    </ShowSection>
    <ShowSection name="record">
      {savedViewFields.dateCreated}
      {savedViewFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
