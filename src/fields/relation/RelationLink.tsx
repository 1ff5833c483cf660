import { styled } from '@mui/material';
import { useContext } from 'react';
import { useResourceDefinition } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { CompactCells } from '../cell/CompactCells.ts';
import { PlainCells } from '../cell/PlainCells.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { decide } from '#src/data/access/Permission.ts';
import { useAccessTo } from '#src/data/access/useAccess.ts';
import { isValues } from '#src/data/isValues.ts';
import { labelOf } from '../value/labelOf.ts';
import { nameText } from '../value/nameText.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { recordPath } from './recordPath.ts';

interface RelationLinkProps {
  readonly value: unknown;
  readonly reference?: string;
  readonly label?: readonly string[];
}

/** As a link looks on a page. */
const RecordLink = styled(RouterLink)(({ theme }) => ({
  color: theme.palette.primary.main,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' },
}));

/** One related record by its name; a link where it has a page of its own that the viewer may open. */
export const RelationLink = ({ value, reference, label }: RelationLinkProps) => {
  const { hasShow = false, options } = useResourceDefinition<{ readonly type?: string }>({
    resource: reference ?? '',
  });
  const maySee = decide('list', useAccessTo(options?.type), undefined).allowed;
  const plain = useContext(PlainCells);
  const compact = useContext(CompactCells);
  const locale = useFormatLocale();
  const name = labelOf(value, label);
  const text = name === undefined ? undefined : nameText(name, locale);
  const id = isValues(value) ? (value.id ?? value.ID) : undefined;
  if (
    plain ||
    text === undefined ||
    reference === undefined ||
    !hasShow ||
    !maySee ||
    (typeof id !== 'string' && typeof id !== 'number')
  ) {
    return <TextCell text={text} />;
  }
  // In rows its look is said once, by what holds them.
  const Link = compact ? RouterLink : RecordLink;
  return (
    <Link
      className={compact ? 'cell-link' : undefined}
      to={recordPath(reference, id)}
      onClick={(event) => event.stopPropagation()}
    >
      <TextCell text={text} />
    </Link>
  );
};
