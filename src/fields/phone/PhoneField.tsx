import { Link } from '@mui/material';
import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { plainText } from '../string/plainText.ts';

export const PhoneField: FieldComponent = ({ source }) => {
  const number = plainText(useFieldValue({ source }));
  if (number === undefined || number === '') return <TextCell text={undefined} />;
  return (
    <Link href={`tel:${number.replace(/[^+\d]/g, '')}`} underline="hover" onClick={(event) => event.stopPropagation()}>
      <TextCell text={number} tabular />
    </Link>
  );
};
