import { Link } from '@mui/material';
import { useContext } from 'react';
import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { CompactCells } from '../cell/CompactCells.ts';
import { PlainCells } from '../cell/PlainCells.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { plainText } from '../string/plainText.ts';

export const PhoneField: FieldComponent = ({ source }) => {
  const plain = useContext(PlainCells);
  const compact = useContext(CompactCells);
  const number = plainText(useFieldValue({ source }));
  if (plain || number === undefined || number === '') return <TextCell text={number} />;
  return (
    <Link
      href={`tel:${number.replace(/[^+\d]/g, '')}`}
      color={compact ? 'inherit' : 'primary'}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      <TextCell text={number} tabular />
    </Link>
  );
};
