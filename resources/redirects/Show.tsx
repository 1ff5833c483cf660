// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { redirectFields } from './fields.tsx';

export const RedirectShow = () => (
  <ResourceShow facts={['target', 'dateModified']}>
    <ShowSection name="details">
      {redirectFields.path}
      {redirectFields.target}
      {redirectFields.notes}
    </ShowSection>
    <ShowSection name="record">
      {redirectFields.dateCreated}
      {redirectFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
