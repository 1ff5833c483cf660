import DocumentsIcon from '@mui/icons-material/DescriptionOutlined';
import { Box, Skeleton } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import type { GeneratedDocumentWhere } from '#src/generated/schema.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useDocumentWords } from '../documentWords.ts';
import { DocumentTable } from './DocumentTable.tsx';
import { madeDocumentsQuery } from './madeOperations.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

export interface DocumentsPanelProps {
  readonly where: GeneratedDocumentWhere;
  /** The first step, where none was made yet. */
  readonly start?: ReactNode;
}

const step = 25;

function useMadeDocuments(where: GeneratedDocumentWhere, first: number) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['generatedDocuments', 'panel', where, first],
    queryFn: async ({ signal }) =>
      (await ask(madeDocumentsQuery, { where, first }, signal)).generatedDocuments,
    placeholderData: keepPreviousData,
  });
}

/** The documents that were made of the record on the page, newest first. */
export const DocumentsPanel = ({ where, start }: DocumentsPanelProps) => {
  const words = useDocumentWords();
  const [first, setFirst] = useState(step);
  const { data, error, refetch, isPlaceholderData } = useMadeDocuments(where, first);
  const content = () => {
    if (error)
      return <FailurePanel title={words('made.failed')} error={error} onRetry={() => void refetch()} />;
    if (data === undefined) return <Skeleton variant="rounded" height={160} aria-busy />;
    if (data.data.length === 0)
      return (
        <EmptyState
          icon={<DocumentsIcon />}
          title={words('made.none')}
          text={words('made.none_text')}
          action={start}
        />
      );
    const left = data.paginatorInfo.total - data.data.length;
    return (
      <>
        <DocumentTable documents={data.data} />
        {left > 0 && (
          <WaitingButton
            sx={{ justifySelf: 'start' }}
            loading={isPlaceholderData}
            onClick={() => setFirst(first + step * 4)}
          >
            {words('made.more', { smart_count: left })}
          </WaitingButton>
        )}
      </>
    );
  };
  return (
    <Box
      className={wideInput}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' }}
    >
      {content()}
    </Box>
  );
};
