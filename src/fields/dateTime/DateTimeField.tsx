import { defineTextField } from '../kind/defineField.tsx';
import { formatDateTime } from './formatDateTime.ts';
import { momentText } from './momentText.ts';

export const DateTimeField = defineTextField({
  text: (value, locale) => formatDateTime(value, locale),
  tabular: true,
  inFile: () => ({}),
  csv: (value, _props, { zone }, record) => momentText(value, record, zone),
});
