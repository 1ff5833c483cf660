import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../date/formatDate.ts';
import { RelationLink } from '../relation/RelationLink.tsx';
import type { Values } from '#src/data/isValues.ts';
import { valueAt } from '../value/valueAt.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { useWording } from '../wording/useWording.ts';
import { isDateText } from '../value/isDateText.ts';

interface DatedRelationsProps {
  readonly items: readonly Values[];
  /** Where the date of a record stands: 'dateStart', 'course.dateStart'. */
  readonly datePath: string;
  readonly reference?: string;
  readonly label?: readonly string[];
  /** The way to all of them, where these are but the first. */
  readonly all?: ReactNode;
}

const atFirst = 12;

/** Related records that have a date, the latest first: a line each. */
export const DatedRelations = ({ items, datePath, reference, label, all }: DatedRelationsProps) => {
  const say = useWording();
  const locale = useFormatLocale();
  const [showsAll, setShowsAll] = useState(false);
  const dateOf = (item: Values) => {
    const date = valueAt(item, datePath);
    return isDateText(date) ? date : '';
  };
  const sorted = items.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));
  const shown = showsAll ? sorted : sorted.slice(0, atFirst);
  const names = label?.filter((path) => path !== datePath);
  return (
    <div>
      <Box component="ul" sx={listSx}>
        {shown.map((item, index) => (
          <li key={index}>
            <Box component="span" className="tabular" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {formatDate(dateOf(item), locale)}
            </Box>
            <RelationLink value={item} reference={reference} label={names} />
          </li>
        ))}
      </Box>
      {all
        ? all
        : shown.length < items.length && (
            <Button size="small" onClick={() => setShowsAll(true)} sx={{ mt: 1 }}>
              {say('value.show_all', { count: items.length })}
            </Button>
          )}
    </div>
  );
};

const listSx = {
  display: 'grid',
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: 2,
    alignItems: 'baseline',
    minHeight: 36,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;
