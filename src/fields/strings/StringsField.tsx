import { useFieldValue } from 'react-admin';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { useListed } from '../wording/useListed.ts';

const joined = (value: unknown, separator: string): string =>
  Array.isArray(value) ? value.map(String).join(separator) : '';

export const StringsField = defineField({
  Cell: ({ source }) => <TextCell text={joined(useFieldValue({ source }), ', ')} />,
  useValue: (value) => useListed()([value].flat().map(String)),
  inFile: () => ({}),
  csv: (value) => joined(value, '; '),
});
