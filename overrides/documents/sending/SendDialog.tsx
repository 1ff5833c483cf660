import { Box, Button, FormControlLabel, Switch } from '@mui/material';
import { useState } from 'react';
import { RefusalNote } from '#overrides/bookings/index.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { idempotencyKey } from '#src/data/write/idempotencyKey.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { useDocumentWords } from '../documentWords.ts';
import type { ShownTask } from '#src/data/task/taskParts.ts';
import { CoverFields, type Cover } from './CoverFields.tsx';
import { isSent, mailState } from './mailState.ts';
import { MailsPreview } from './MailsPreview.tsx';
import { sendMutation } from './sendOperations.ts';
import { SentMails } from './SentMails.tsx';
import { useMails } from './useMails.ts';

export interface SendDialogProps {
  readonly guids: readonly string[];
  /** What the mails are called where nothing else is typed. */
  readonly subject: string;
  readonly onClose: () => void;
}

/** Which text covers the documents, what each person would get, and then what became of it. */
export const SendDialog = ({ guids, subject, onClose }: SendDialogProps) => {
  const [task, setTask] = useState<ShownTask>();
  return task === undefined ? (
    <BeforeSending guids={guids} subject={subject} onClose={onClose} onSent={setTask} />
  ) : (
    <SentMails task={task} onClose={onClose} />
  );
};

interface BeforeSendingProps extends SendDialogProps {
  readonly onSent: (task: ShownTask) => void;
}

const BeforeSending = ({ guids, subject: proposed, onClose, onSent }: BeforeSendingProps) => {
  const words = useDocumentWords();
  const [cover, setCover] = useState<Cover>({ templateId: '', subject: proposed });
  const [again, setAgain] = useState(false);
  const [click] = useState(idempotencyKey);
  const { send, busy, refusal } = useCall(useDataClient(), sendMutation);
  const mails = useMails(guids, cover.templateId, proposed);
  const known = mails.data ?? [];
  const count = known.filter((mail) => isSent(mailState(mail, again))).length;
  const had = known.filter((mail) => mailState(mail, false) === 'had').length;
  const subject = cover.subject.trim();
  const sendAll = async () => {
    const input = { documentGuids: [...guids], template_id: cover.templateId, subject, again };
    const { data } = await send({ input: { ...input, idempotency_key: click } });
    if (data) onSent(data.sendDocuments);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CoverFields cover={cover} onChange={setCover} />
      <MailsPreview mails={mails} isChosen={cover.templateId !== ''} again={again} />
      {had > 0 && (
        <FormControlLabel
          control={<Switch size="small" checked={again} onChange={(_event, on) => setAgain(on)} />}
          label={words('send.again', { smart_count: had })}
          sx={{ ml: 0 }}
        />
      )}
      {refusal !== undefined && <RefusalNote refusal={refusal} />}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {words('send.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={count === 0 || subject === ''}
          onClick={() => void sendAll()}
        >
          {words('send.run', { smart_count: cover.templateId === '' ? guids.length : count })}
        </Button>
      </Box>
    </Box>
  );
};
