// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { JsonField } from '../../src/fields/json/JsonField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { RelationsField } from '../../src/fields/relations/RelationsField.tsx';
import { RichTextField } from '../../src/fields/richText/RichTextField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { StringsField } from '../../src/fields/strings/StringsField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import { mergeContextValues } from '../enums.ts';

export const templateFields = {
  name: <ShowField source="name" field={StringField} />,
  key: <ShowField source="key" field={StringField} />,
  contexts: (
    <ShowField source="contexts">
      <EnumField source="contexts" name="MergeContext" values={mergeContextValues} multiple />
    </ShowField>
  ),
  prosemirror: <ShowField source="prosemirror" field={JsonField} />,
  html: <ShowField source="html" field={RichTextField} />,
  options: <ShowField source="options" field={JsonField} />,
  version: <ShowField source="version" field={NumberField} />,
  root: (
    <ShowField source="root">
      <RelationField source="root" reference="templates" />
    </ShowField>
  ),
  versions: (
    <ShowField source="versions">
      <RelationsField source="versions" reference="templates" label={['name', 'version', 'dateCreated']} />
    </ShowField>
  ),
  problems: <ShowField source="problems" field={StringsField} />,
  author: (
    <ShowField source="author">
      <RelationField source="author" reference="users" />
    </ShowField>
  ),
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
