import { Link } from '@mui/material';
import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { plainText } from '../string/plainText.ts';

export const EmailField: FieldComponent = ({ source }) => {
  const address = plainText(useFieldValue({ source }));
  if (address === undefined || address === '') return <TextCell text={undefined} />;
  return (
    <Link href={`mailto:${address}`} underline="hover" onClick={(event) => event.stopPropagation()}>
      <TextCell text={address} />
    </Link>
  );
};
