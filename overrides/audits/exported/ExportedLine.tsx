import { Box } from '@mui/material';
import { Fragment, Suspense } from 'react';
import { useFormatLocale } from '../../../src/fields/wording/useFormatLocale.ts';
import { oneLineSx } from '../oneLineSx.ts';
import type { Exported } from './useExported.ts';
import { useFilterSentences } from './useFilterSentences.tsx';

/** An export on one line: how many rows, filtered by what, how many columns. */
export const ExportedLine = ({ exported }: { readonly exported: Exported }) => {
  const { rows, resource, filter, columns } = exported;
  const locale = useFormatLocale();
  const number = (count: number, noun: string) =>
    `${count.toLocaleString(locale)} ${count === 1 ? noun : `${noun}s`}`;
  return (
    <Box component="span" sx={{ ...oneLineSx, '& strong': { fontWeight: 500 } }}>
      {number(rows, 'row')}
      {resource !== undefined && (
        <Suspense>
          <Filters resource={resource} filter={filter} />
        </Suspense>
      )}
      {` · ${number(columns.length, 'column')}`}
    </Box>
  );
};

const Filters = ({ resource, filter }: { readonly resource: string; readonly filter: Exported['filter'] }) =>
  useFilterSentences(resource, filter).map((sentence, index) => (
    <Fragment key={index}> · {sentence}</Fragment>
  ));
