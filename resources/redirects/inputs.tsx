// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { UrlInput } from '../../src/fields/url/UrlInput.tsx';

export const redirectInputs = {
  path: <StringInput source="path" required />,
  target: <UrlInput source="target" required />,
  notes: <StringInput source="notes" />,
};

export const createRedirectInputs = redirectInputs;
