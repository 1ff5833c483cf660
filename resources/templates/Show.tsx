// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { templateFields } from './fields.tsx';

export const TemplateShow = () => (
  <ResourceShow facts={['contexts', 'version', 'author', 'dateModified']}>
    <ShowSection name="details">
      {templateFields.problems}
      {templateFields.name}
      {templateFields.key}
      {templateFields.contexts}
    </ShowSection>
    <ShowSection name="text">
      {templateFields.html}
      {templateFields.prosemirror}
    </ShowSection>
    <ShowSection name="layout">{templateFields.options}</ShowSection>
    <ShowSection name="versions">
      {templateFields.version}
      {templateFields.root}
      {templateFields.versions}
    </ShowSection>
    <ShowSection name="record">
      {templateFields.author}
      {templateFields.dateCreated}
      {templateFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
