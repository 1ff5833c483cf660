import { useFieldValue } from 'react-admin';
import { LinkCell } from '../cell/LinkCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { plainText } from '../string/plainText.ts';

export const EmailField = defineField({
  Cell: ({ source }) => {
    const address = plainText(useFieldValue({ source }));
    return <LinkCell href={address ? `mailto:${address}` : undefined} text={address} />;
  },
});
