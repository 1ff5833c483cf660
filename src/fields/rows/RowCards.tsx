import { Stack } from '@mui/material';
import { RowCard } from './RowCard.tsx';
import type { RowLayoutProps } from './RowLayoutProps.ts';

/** More rows than this start closed: one sees which there are before one edits one. */
const rowsOpen = 2;

/** Rows as cards that open and close, for many members and for rows within rows. */
export const RowCards = ({ rows, ...props }: RowLayoutProps) => (
  <Stack sx={{ gap: 1 }}>
    {rows.map(({ key, index, isNew }) => (
      <RowCard
        key={key}
        index={index}
        count={rows.length}
        startsOpen={isNew || rows.length <= rowsOpen}
        {...props}
      />
    ))}
  </Stack>
);
