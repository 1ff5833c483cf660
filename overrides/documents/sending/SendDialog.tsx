import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { RefusalNote } from '#overrides/refusals/index.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { useDocumentWords } from '../documentWords.ts';
import { OutdatedNote } from '../made/OutdatedNote.tsx';
import type { MadeFile } from '../made/useFiles.ts';
import type { ShownTask } from '#src/data/task/taskParts.ts';
import { isSent, mailState } from './mailState.ts';
import { MailsPreview } from './MailsPreview.tsx';
import { sendMutation } from './sendOperations.ts';
import { SentMails } from './SentMails.tsx';
import { useMails, useCoveringTemplates } from './useMails.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface Cover {
  readonly templateId: string;
  readonly subject: string;
}

interface CoverFieldsProps {
  readonly cover: Cover;
  readonly onChange: (cover: Cover) => void;
}

/** The text that stands in the mails, and what they are called. */
const CoverFields = ({ cover, onChange }: CoverFieldsProps) => {
  const words = useDocumentWords();
  const { data = [], error, refetch } = useCoveringTemplates();
  const names = new Map(data.map(({ id, name }) => [id, name]));
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}>
        <ChoiceField
          margin="none"
          label={words('send.template')}
          helperText={words('send.template_help')}
          value={cover.templateId}
          options={[...names.keys()]}
          wordOf={(id) => names.get(id)}
          onChoose={(templateId) => onChange({ ...cover, templateId })}
        />
        <TextField
          margin="none"
          label={words('send.subject')}
          value={cover.subject}
          onChange={({ target }) => onChange({ ...cover, subject: target.value })}
        />
      </Box>
      {error && <FailurePanel title={words('send.failed')} error={error} onRetry={() => void refetch()} />}
    </>
  );
};

export interface SendDialogProps {
  readonly documents: readonly MadeFile[];
  /** What the mails are called where nothing else is typed. */
  readonly subject: string;
  readonly onClose: () => void;
}

/** Which text covers the documents, what each person would get, and then what became of it. */
export const SendDialog = ({ documents, subject, onClose }: SendDialogProps) => {
  const [task, setTask] = useState<ShownTask>();
  return task === undefined ? (
    <BeforeSending documents={documents} subject={subject} onClose={onClose} onSent={setTask} />
  ) : (
    <SentMails task={task} onClose={onClose} />
  );
};

interface BeforeSendingProps extends SendDialogProps {
  readonly onSent: (task: ShownTask) => void;
}

const BeforeSending = ({ documents, subject: proposed, onClose, onSent }: BeforeSendingProps) => {
  const words = useDocumentWords();
  const [cover, setCover] = useState<Cover>({ templateId: '', subject: proposed });
  const [again, setAgain] = useState(false);
  const [withOutdated, setWithOutdated] = useState(false);
  const once = useOnceKey();
  const { send, busy, refusal } = useCall(sendMutation);
  const { setPreventClose } = useModal();
  // What has been asked for is not cancelled by closing: it stays until there is an answer.
  useEffect(() => {
    setPreventClose(busy);
    return () => setPreventClose(false);
  }, [busy, setPreventClose]);
  const outdated = documents.filter(({ isOutdated }) => isOutdated).length;
  const guids = documents.filter(({ isOutdated }) => withOutdated || !isOutdated).map(({ guid }) => guid);
  const mails = useMails(guids, cover.templateId, proposed);
  const known = guids.length === 0 ? [] : (mails.data ?? []);
  const count = known.filter((mail) => isSent(mailState(mail, again))).length;
  const had = known.filter((mail) => mailState(mail, false) === 'had').length;
  const subject = cover.subject.trim();
  const sendAll = async () => {
    const input = { documentGuids: guids, template_id: cover.templateId, subject, again };
    const outcome = await send({ input: { ...input, idempotency_key: once.key } });
    once.heard(outcome);
    if (outcome.data) onSent(outcome.data.sendDocuments);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {outdated > 0 && (
        <div>
          <OutdatedNote documents={documents} onAgain={onClose} />
          <FormControlLabel
            control={
              <Switch size="small" checked={withOutdated} onChange={(_event, on) => setWithOutdated(on)} />
            }
            label={words('outdated.send', { smart_count: outdated })}
            sx={{ ml: 0, mt: 1 }}
          />
        </div>
      )}
      <CoverFields cover={cover} onChange={setCover} />
      {guids.length > 0 && <MailsPreview mails={mails} isChosen={cover.templateId !== ''} again={again} />}
      {had > 0 && (
        <FormControlLabel
          control={<Switch size="small" checked={again} onChange={(_event, on) => setAgain(on)} />}
          label={words('send.again', { smart_count: had })}
          sx={{ ml: 0 }}
        />
      )}
      {refusal !== undefined && <RefusalNote refusal={refusal} />}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {words('send.cancel')}
        </Button>
        <WaitingButton
          variant="contained"
          loading={busy}
          disabled={count === 0 || subject === ''}
          onClick={() => void sendAll()}
        >
          {words('send.run', { smart_count: cover.templateId === '' ? guids.length : count })}
        </WaitingButton>
      </Box>
    </Box>
  );
};
