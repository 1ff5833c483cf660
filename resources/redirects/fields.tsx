// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { LongTextField } from '../../src/fields/longText/LongTextField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { UrlField } from '../../src/fields/url/UrlField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';

export const redirectFields = {
  path: <ShowField source="path" field={StringField} />,
  target: <ShowField source="target" field={UrlField} />,
  notes: <ShowField source="notes" field={LongTextField} />,
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
