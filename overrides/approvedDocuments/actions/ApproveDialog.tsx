import { Alert, Box, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState, useId } from 'react';
import { useNotify } from 'react-admin';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { whyNoMore } from '#overrides/refusals/index.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { approveDocumentMutation, type Change } from '../approvalOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { Changes } from '../changes/ChangeList.tsx';
import { joinedItems } from '../changes/joinedItems.ts';
import { ActionForm } from './ActionForm.tsx';
import { Consequences, SignedFile } from '../signedFacts.tsx';

/** What somebody puts their name to, and what follows from it. */
const SignedFacts = ({ document }: { readonly document: ApprovedDocumentRecord }) => {
  const words = useApprovalWords();
  const id = useId();
  return (
    <>
      <Box component="section" aria-labelledby={id}>
        <Typography id={id} component="h3" variant="subtitle2">
          {words('approve.signs')}
        </Typography>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{document.name}</Box>
        <SignedFile document={document} />
      </Box>
      <Consequences of={[document]} />
    </>
  );
};

type Seen = Pick<ApprovedDocumentRecord, 'changes' | 'fileHash' | 'fileName' | 'name'>;

const keyOf = ({ label, field, after }: Change): string => `${label}|${field}|${after ?? ''}`;

/** What has changed since somebody looked: changes since the approval that were not there yet, and another file. */
function newChanges(seen: Seen, now: Seen): readonly Change[] {
  const known = new Set(seen.changes.map(keyOf));
  const since = now.changes.filter((change) => !known.has(keyOf(change)));
  const isOtherFile = seen.fileHash !== now.fileHash && since.length === 0;
  return isOtherFile
    ? [{ label: now.name, field: 'file', before: seen.fileName, after: now.fileName }]
    : since;
}

interface ApproveDialogProps {
  /** As the page has it now. */
  readonly document: ApprovedDocumentRecord;
  /** Kept by the page: who looks again has typed it once. */
  readonly jobcode: string;
  readonly onJobcode: (jobcode: string) => void;
  readonly onClose: () => void;
}

/** Shows what one signs and what it sets in motion; approves what was seen, and nothing else (F4). */
export const ApproveDialog = ({ document, jobcode, onJobcode, onClose }: ApproveDialogProps) => {
  const words = useApprovalWords();
  const notify = useNotify();
  const [seen] = useState(document);
  const [isTried, setTried] = useState(false);
  const { send, busy, refusal } = useMutationRun(approveDocumentMutation);
  const isStale = refusal?.code === 'STALE_APPROVAL';
  const isTaken = refusal?.code === 'ALREADY_APPROVED';
  const over = isTaken ? refusal.message : whyNoMore(document.can, 'approve');
  const ofJobcode = refusal?.validation.jobcode ?? refusal?.validation['input.jobcode'];
  const missing = isTried && jobcode.trim() === '' ? words('approve.jobcode_missing') : undefined;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ofJobcode !== undefined) input.current?.focus();
  }, [ofJobcode]);
  const submit = async () => {
    setTried(true);
    if (jobcode.trim() === '') return input.current?.focus();
    const { id, currentHash } = seen;
    const outcome = await send({ input: { id, jobcode: jobcode.trim(), current_hash: currentHash } });
    if (outcome.refusal !== undefined) return;
    notify(words('approve.done'), { type: 'success' });
    onJobcode('');
    onClose();
  };
  return (
    <ActionForm
      title={words('approve.title', { name: seen.name })}
      submitLabel={words('approve.button')}
      busy={busy}
      refusal={isStale || ofJobcode !== undefined ? undefined : refusal?.message}
      over={isStale ? undefined : over}
      looksAgain={isStale || over !== undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SignedFacts document={seen} />
      <TextField
        autoFocus
        required
        size="small"
        inputRef={input}
        label={words('approve.jobcode')}
        value={jobcode}
        onChange={(event) => onJobcode(event.target.value)}
        error={missing !== undefined || ofJobcode !== undefined}
        helperText={missing ?? ofJobcode ?? words('approve.jobcode_help')}
        sx={{ maxWidth: 320, mt: 1 }}
      />
      {isStale && (
        <Alert severity="warning" role="alert">
          <Box sx={{ fontWeight: 600 }}>{words('approve.stale')}</Box>
          <Changes changes={joinedItems(newChanges(seen, document))} />
          <Typography variant="body2" sx={{ mt: 1 }}>
            {words('approve.stale_text')}
          </Typography>
        </Alert>
      )}
    </ActionForm>
  );
};
