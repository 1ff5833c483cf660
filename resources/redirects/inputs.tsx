// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { LongTextInput } from '../../src/fields/longText/LongTextInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { UrlInput } from '../../src/fields/url/UrlInput.tsx';

export const redirectInputs = {
  path: <StringInput source="path" required maxLength={500} />,
  target: <UrlInput source="target" required maxLength={1000} />,
  notes: <LongTextInput source="notes" maxLength={10000} />,
};

export const createRedirectInputs = redirectInputs;
