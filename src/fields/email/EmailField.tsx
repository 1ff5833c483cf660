import { Link } from '@mui/material';
import { useContext } from 'react';
import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { CompactCells } from '../cell/CompactCells.ts';
import { PlainCells } from '../cell/PlainCells.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { plainText } from '../string/plainText.ts';

export const EmailField: FieldComponent = ({ source }) => {
  const plain = useContext(PlainCells);
  const compact = useContext(CompactCells);
  const address = plainText(useFieldValue({ source }));
  if (plain || address === undefined || address === '') return <TextCell text={address} />;
  return (
    <Link
      href={`mailto:${address}`}
      color={compact ? 'inherit' : 'primary'}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      <TextCell text={address} />
    </Link>
  );
};
