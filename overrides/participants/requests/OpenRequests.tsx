import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { allows, permissionFor } from '#src/data/access/Permission.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { EraseButton } from './EraseButton.tsx';
import { RequestActions } from './RequestActions.tsx';
import { openRequestsQuery, type OpenRequest } from './requestOperations.ts';
import { useRequestWords, type RequestWords } from './requestWords.ts';

/** What is asked about the participant on the page, to whoever may ask for it or decide. */
export const OpenRequests = () => {
  const words = useRequestWords();
  const ask = useAsk();
  const participant = useRecordContext<ParticipantRecord>();
  const { allowed } = useMayIn('participantRequests', 'list');
  const { data, error, refetch } = useQuery({
    queryKey: ['participantRequests', 'open', participant?.id],
    enabled: allowed && participant !== undefined,
    queryFn: async ({ signal }) =>
      (await ask(openRequestsQuery, { participant: participant?.id ?? '' }, signal)).participantRequests.data,
  });
  if (participant === undefined) return null;
  if (error !== null)
    return <FailurePanel title={words('open.failed')} error={error} onRetry={() => void refetch()} />;
  return data?.map((request) => (
    <OpenRequestNote key={request.id} request={request} participant={participant} />
  ));
};

const OpenRequestNote = ({
  request,
  participant,
}: {
  readonly request: OpenRequest;
  readonly participant: ParticipantRecord;
}) => {
  const words = useRequestWords();
  const locale = useFormatLocale();
  const decides = request.kind === 'ERASURE' && allows(request.can, 'decline');
  const erase = decides ? permissionFor(participant.can, 'erase') : undefined;
  return (
    <Alert severity="info">
      <Box sx={{ fontWeight: 500 }}>{askedText(request, words)}</Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {words('open.reason', { reason: request.reason, date: formatMomentDay(request.dateCreated, locale) })}
      </Box>
      {erase?.allowed === false && <Box>{words('open.not_yet', { why: erase.why ?? '' })}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {erase?.allowed === true && <EraseButton participant={participant} />}
        <RequestActions request={request} isOnParticipant />
      </Box>
    </Alert>
  );
};

function askedText({ kind, author, participant, duplicate }: OpenRequest, words: RequestWords): string {
  const said = { author: author?.fullName ?? words('somebody'), name: participant?.fullName ?? '' };
  if (kind === 'ERASURE') return words('open.erasure', said);
  return duplicate === null
    ? words('open.merge_nobody', said)
    : words('open.merge', { ...said, other: duplicate.fullName });
}
