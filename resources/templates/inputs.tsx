// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { JsonInput } from '../../src/fields/json/JsonInput.tsx';
import { RichTextInput } from '../../src/fields/richText/RichTextInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { mergeContextValues } from '../enums.ts';

export const templateInputs = {
  name: <StringInput source="name" required maxLength={500} />,
  key: <StringInput source="key" maxLength={500} width="choice" />,
  contexts: <EnumInput source="contexts" name="MergeContext" values={mergeContextValues} multiple required />,
  prosemirror: <JsonInput source="prosemirror" required />,
  html: <RichTextInput source="html" />,
  options: <JsonInput source="options" />,
};

export const createTemplateInputs = templateInputs;
