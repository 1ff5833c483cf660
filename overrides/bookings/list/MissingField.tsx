import { useFieldValue } from 'react-admin';
import { detailNames, useDetailNames } from '../words/useDetailNames.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { TextCell } from '#src/fields/cell/TextCell.tsx';

const namesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** What is still owed, by the labels of the form that asks for it (G1). */
export const MissingField: FieldComponent = ({ source }) => {
  const text = useDetailNames()(namesOf(useFieldValue({ source })));
  return <TextCell text={text} title={text} />;
};
MissingField.csv = (value, _props, { translate }) => detailNames(translate, namesOf(value)).join('; ');
