import { useFieldValue } from 'react-admin';
import { LinkCell } from '../cell/LinkCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { plainText } from '../string/plainText.ts';

export const PhoneField = defineField({
  Cell: ({ source }) => {
    const number = plainText(useFieldValue({ source }));
    return (
      <LinkCell href={number ? `tel:${number.replace(/[^+\d]/g, '')}` : undefined} text={number} tabular />
    );
  },
});
