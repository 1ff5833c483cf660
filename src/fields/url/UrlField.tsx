import { Link } from '@mui/material';
import { useContext } from 'react';
import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { CompactCells } from '../cell/CompactCells.ts';
import { PlainCells } from '../cell/PlainCells.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { plainText } from '../string/plainText.ts';
import { safeAddress } from './safeAddress.ts';

export const UrlField: FieldComponent = ({ source }) => {
  const plain = useContext(PlainCells);
  const compact = useContext(CompactCells);
  const text = plainText(useFieldValue({ source }));
  const address = safeAddress(text);
  if (plain || address === undefined) return <TextCell text={text} />;
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      color={compact ? 'inherit' : 'primary'}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      <TextCell text={text?.replace(/^https?:\/\/(www\.)?/, '')} title={text} />
    </Link>
  );
};
