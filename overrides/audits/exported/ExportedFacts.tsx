import { Box } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useAuditWords } from '../auditWords.ts';
import type { Exported } from './useExported.ts';
import { useFilterSentences } from './useFilterSentences.tsx';

/** Everything that is known of an export. */
export const ExportedFacts = ({ exported }: { readonly exported: Exported }) => {
  const words = useAuditWords();
  const { rows, resource, columns } = exported;
  const figure = useCount();
  return (
    <Box component="dl" sx={factsSx}>
      {rows !== undefined && <Fact label={words('export.rows')}>{figure(rows)}</Fact>}
      {resource !== undefined && (
        <Fact label={words('export.filters')}>
          <Suspense>
            <Filters resource={resource} exported={exported} />
          </Suspense>
        </Fact>
      )}
      <Fact label={words('export.columns')}>{columns.join(', ')}</Fact>
    </Box>
  );
};

const Filters = ({ resource, exported }: { readonly resource: string; readonly exported: Exported }) => {
  const words = useAuditWords();
  const sentences = useFilterSentences(resource, exported);
  if (sentences.length === 0) return words('export.no_filters');
  return sentences.map((sentence, index) => <div key={index}>{sentence}</div>);
};

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', '& strong': { fontWeight: 500 } }}>
      {children}
    </Box>
  </>
);

const factsSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 0.75,
  maxWidth: 960,
} as const;
