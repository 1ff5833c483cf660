import { Box } from '@mui/material';
import { Fragment, Suspense } from 'react';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useAuditWords } from '../auditWords.ts';
import { oneLine, oneLineSx } from '../oneLineSx.ts';
import type { Exported } from './useExported.ts';
import { useFilterSentences } from './useFilterSentences.tsx';

/** An export on one line: how many rows, filtered by what, how many columns. */
export const ExportedLine = ({ exported }: { readonly exported: Exported }) => {
  const { rows, resource, columns } = exported;
  const figure = useCount();
  const words = useAuditWords();
  const number = (smart_count: number, noun: 'rows' | 'columns') =>
    words(noun, { smart_count, number: figure(smart_count) });
  return (
    <Box component="span" className={oneLine} sx={{ ...oneLineSx, '& strong': { fontWeight: 500 } }}>
      {rows === undefined ? '' : `${number(rows, 'rows')} · `}
      {number(columns.length, 'columns')}
      {resource !== undefined && (
        <Suspense>
          <Filters resource={resource} exported={exported} />
        </Suspense>
      )}
    </Box>
  );
};

const Filters = ({ resource, exported }: { readonly resource: string; readonly exported: Exported }) =>
  useFilterSentences(resource, exported).map((sentence, index) => (
    <Fragment key={index}> · {sentence}</Fragment>
  ));
