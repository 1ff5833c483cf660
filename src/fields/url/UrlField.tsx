import { useFieldValue } from 'react-admin';
import { LinkCell } from '../cell/LinkCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { plainText } from '../string/plainText.ts';
import { safeAddress } from './safeAddress.ts';

export const UrlField = defineField({
  Cell: ({ source }) => {
    const text = plainText(useFieldValue({ source }));
    const short = text?.replace(/^https?:\/\/(www\.)?/, '');
    return <LinkCell href={safeAddress(text)} newTab text={short} title={text} />;
  },
});
