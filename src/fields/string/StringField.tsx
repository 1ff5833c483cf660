import { useFieldValue } from 'react-admin';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { ColourCell } from './ColourCell.tsx';
import { isColour } from './colourName.ts';
import { plainText } from './plainText.ts';

export const StringField = defineField({
  Cell: ({ source }) => {
    const value: unknown = useFieldValue({ source });
    const text = plainText(value);
    return text !== undefined && isColour(text) ? <ColourCell hex={text} /> : <TextCell text={text} />;
  },
});
