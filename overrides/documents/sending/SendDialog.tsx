import {
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Skeleton,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RefusalNote } from '#overrides/bookings/index.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { idempotencyKey } from '#src/data/write/idempotencyKey.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useDocumentWords } from '../documentWords.ts';
import type { RunTask } from '../run/runOperations.ts';
import { isSent, mailState } from './mailState.ts';
import { MailList } from './MailList.tsx';
import { newestVersions } from './newestVersions.ts';
import { coveringTemplatesQuery, mailsQuery, sendMutation } from './sendOperations.ts';
import { SentMails } from './SentMails.tsx';

export interface SendDialogProps {
  readonly guids: readonly string[];
  /** What the mails are called where nothing else is typed. */
  readonly subject: string;
  readonly onClose: () => void;
}

/** Which text covers the documents, what each person would get, and then what became of it. */
export const SendDialog = ({ guids, subject: proposed, onClose }: SendDialogProps) => {
  const words = useDocumentWords();
  const client = useDataClient();
  const [templateId, setTemplateId] = useState('');
  const [subject, setSubject] = useState(proposed);
  const [again, setAgain] = useState(false);
  const [task, setTask] = useState<RunTask>();
  const [click] = useState(idempotencyKey);
  const sending = useCall(client, sendMutation);
  const templates = useTemplates();
  const input = { documentGuids: [...guids], template_id: templateId, subject: subject.trim() };
  const mails = useQuery({
    queryKey: ['documents', 'mails', guids, templateId],
    enabled: templateId !== '' && task === undefined,
    queryFn: async ({ signal }) => {
      const { data } = await client.query({
        query: mailsQuery,
        variables: { input: { ...input, subject: proposed } },
        context: { fetchOptions: { signal } },
      });
      return data.documentMails;
    },
    placeholderData: keepPreviousData,
  });
  if (task !== undefined) return <SentMails task={task} onClose={onClose} />;
  const states = (mails.data ?? []).map((mail) => mailState(mail, again));
  const count = states.filter(isSent).length;
  const had = (mails.data ?? []).filter(({ dateSent, email }) => dateSent !== null && email !== null).length;
  const send = async () => {
    const { data } = await sending.send({ input: { ...input, again, idempotency_key: click } });
    if (data) setTask(data.sendDocuments);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}>
        <TextField
          select
          margin="none"
          label={words('send.template')}
          helperText={words('send.template_help')}
          value={templateId}
          onChange={({ target }) => setTemplateId(target.value)}
        >
          {newestVersions(templates.data ?? []).map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          margin="none"
          label={words('send.subject')}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
      </Box>
      {templates.error && <FailurePanel title={words('send.failed')} error={templates.error} />}
      {templateId === '' && <Typography sx={{ color: 'text.secondary' }}>{words('send.choose')}</Typography>}
      {mails.error && (
        <FailurePanel title={words('send.failed')} error={mails.error} onRetry={() => void mails.refetch()} />
      )}
      {mails.isFetching && mails.data === undefined && (
        <Skeleton variant="rounded" height={48 * Math.min(guids.length, 6)} aria-busy />
      )}
      {mails.data !== undefined && <MailList mails={mails.data} again={again} />}
      {had > 0 && (
        <FormControlLabel
          control={<Switch size="small" checked={again} onChange={(_event, on) => setAgain(on)} />}
          label={words('send.again', { smart_count: had })}
          sx={{ ml: 0 }}
        />
      )}
      {sending.refusal !== undefined && <RefusalNote refusal={sending.refusal} />}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {words('send.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={sending.busy}
          disabled={count === 0 || subject.trim() === ''}
          onClick={() => void send()}
        >
          {words('send.run', { smart_count: count })}
        </Button>
      </Box>
    </Box>
  );
};

function useTemplates() {
  const client = useDataClient();
  return useQuery({
    queryKey: ['templates', 'covering'],
    queryFn: async () => (await client.query({ query: coveringTemplatesQuery })).data.mergeTemplates.data,
  });
}
