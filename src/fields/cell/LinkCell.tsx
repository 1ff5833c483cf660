import { Link } from '@mui/material';
import { useContext } from 'react';
import { CompactCells } from './CompactCells.ts';
import { PlainCells } from './PlainCells.ts';
import { TextCell, type TextCellProps } from './TextCell.tsx';

interface LinkCellProps extends TextCellProps {
  /** Where it leads; without it the text stands alone. */
  readonly href: string | undefined;
  readonly newTab?: boolean;
}

/** Text that leads out of the app: it opens without opening the row it stands in. */
export const LinkCell = ({ href, newTab = false, ...text }: LinkCellProps) => {
  const plain = useContext(PlainCells);
  const compact = useContext(CompactCells);
  if (plain || href === undefined) return <TextCell {...text} />;
  return (
    <Link
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      color={compact ? 'inherit' : 'primary'}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      <TextCell {...text} />
    </Link>
  );
};
