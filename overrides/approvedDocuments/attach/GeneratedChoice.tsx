import { Box, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useApprovalWords } from '../useApprovalWords.ts';
import { documentsOfEventQuery, type GeneratedDocumentOfEvent } from './attachOperations.ts';

interface GeneratedChoiceProps {
  readonly guid: string | undefined;
  readonly onGuid: (guid: string) => void;
}

/** The documents that were made for the event on the page, newest first. */
export const GeneratedChoice = ({ guid, onGuid }: GeneratedChoiceProps) => {
  const words = useApprovalWords();
  const { data: documents, error, refetch } = useDocumentsOfEvent();
  if (error && documents === undefined)
    return <FailurePanel title={words('attach.unread')} error={error} onRetry={() => void refetch()} />;
  if (documents === undefined) return <Skeleton variant="rounded" height={96} aria-busy />;
  if (documents.length === 0) return <EmptyState title={words('attach.none')} />;
  return (
    <RadioGroup
      aria-label={words('attach.generated')}
      value={guid ?? ''}
      onChange={(_event, value) => onGuid(value)}
      sx={{ maxHeight: 280, overflowY: 'auto', flexWrap: 'nowrap' }}
    >
      {documents.map((document) => (
        <FormControlLabel
          key={document.guid}
          value={document.guid}
          control={<Radio size="small" />}
          label={<DocumentLabel document={document} />}
        />
      ))}
    </RadioGroup>
  );
};

const DocumentLabel = ({ document }: { readonly document: GeneratedDocumentOfEvent }) => {
  const words = useApprovalWords();
  const locale = useFormatLocale();
  const { title, dateCreated, author } = document;
  return (
    <Box>
      {title}
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {words('attach.made', {
          when: formatDateTime(dateCreated, locale),
          who: author?.fullName ?? '–',
        })}
      </Typography>
    </Box>
  );
};

function useDocumentsOfEvent() {
  const ask = useAsk();
  const id = String(useRecordContext()?.id ?? '');
  return useQuery({
    queryKey: ['approvedDocuments', 'candidates', id],
    queryFn: async ({ signal }) => (await ask(documentsOfEventQuery, { id }, signal)).generatedDocuments.data,
  });
}
