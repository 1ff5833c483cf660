import { Box } from '@mui/material';
import { useState } from 'react';
import { useFieldValue } from 'react-admin';
import type { CellProps } from '#src/fields/cell/CellProps.ts';
import { EmptyValue } from '#src/fields/cell/EmptyValue.tsx';
import { todayIn } from '#src/fields/date/days.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { defineField } from '#src/fields/kind/defineField.tsx';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useNeededWords } from '../useNeededWords.ts';

/** The day by which it is needed, and how far off that is. */
export const NeededField = defineField({
  Cell: ({ source }: CellProps) => {
    const locale = useFormatLocale();
    const needed = useNeededWords();
    const [today] = useState(() => todayIn(null));
    const value: unknown = useFieldValue({ source });
    if (typeof value !== 'string') return <EmptyValue />;
    return (
      <span className="cell-text cell-figure">
        {formatDate(value, locale)}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {needed(today, value)}
        </Box>
      </span>
    );
  },
  csv: (value) => (typeof value === 'string' ? value : ''),
});
