import { Box, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { type DocumentRunType, documentRunTypeValues } from '#resources/enums.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useApprovalWords } from '../useApprovalWords.ts';
import { documentsOfEventQuery, type GeneratedDocumentOfEvent } from './attachOperations.ts';

interface GeneratedChoiceProps {
  readonly guid: string | undefined;
  readonly onGuid: (guid: string | undefined) => void;
}

/** The documents that were made for the event on the page, newest first; of many those of a kind. */
export const GeneratedChoice = ({ guid, onGuid }: GeneratedChoiceProps) => {
  const words = useApprovalWords();
  const enumWord = useEnumWord();
  const locale = useFormatLocale();
  const [kind, setKind] = useState<DocumentRunType>();
  const { data, error, refetch } = useDocumentsOfEvent(kind);
  if (error && data === undefined)
    return <FailurePanel title={words('attach.unread')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={96} aria-busy />;
  const { data: documents, paginatorInfo } = data;
  const { total } = paginatorInfo;
  if (documents.length === 0 && kind === undefined) return <EmptyState title={words('attach.none')} />;
  return (
    <>
      <ChoiceField
        displayEmpty
        label={words('attach.kind')}
        value={kind ?? ''}
        options={['', ...documentRunTypeValues]}
        wordOf={(value) => (value === '' ? words('attach.kind_all') : enumWord('DocumentRunType', value))}
        onChoose={(value) => {
          setKind(value === '' ? undefined : value);
          onGuid(undefined);
        }}
      />
      {documents.length === 0 && <EmptyState title={words('attach.none_of_kind')} />}
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
      {total > documents.length && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {words('attach.newest', { shown: documents.length, total: total.toLocaleString(locale) })}
        </Typography>
      )}
    </>
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

function useDocumentsOfEvent(kind: DocumentRunType | undefined) {
  const ask = useAsk();
  const id = String(useRecordContext()?.id ?? '');
  return useQuery({
    queryKey: ['approvedDocuments', 'candidates', id, kind],
    queryFn: async ({ signal }) =>
      (await ask(documentsOfEventQuery, { id, kind }, signal)).generatedDocuments,
    placeholderData: keepPreviousData,
  });
}
