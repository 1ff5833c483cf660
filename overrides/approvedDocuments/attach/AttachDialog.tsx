import { Box, FormControlLabel, FormHelperText, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { type ApprovalPurpose, approvalPurposeValues } from '#resources/enums.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useIsHere } from '#src/ui/page/useIsHere.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { ActionForm } from '../actions/ActionForm.tsx';
import { useApprovalWords } from '../useApprovalWords.ts';
import type { Holder } from '../held/useHeldDocuments.ts';
import { PdfDrop } from '../upload/PdfDrop.tsx';
import { UploadProgress } from '../upload/UploadProgress.tsx';
import { GeneratedChoice } from './GeneratedChoice.tsx';
import { useAttach } from './useAttach.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';

interface PurposeSelectProps {
  /** Undefined leaves it to its kind, or to what the centre requires. */
  readonly purpose: ApprovalPurpose | undefined;
  readonly isMade: boolean;
  readonly onPurpose: (purpose: ApprovalPurpose | undefined) => void;
}

/** What the event has once the document is approved. */
const PurposeSelect = ({ purpose, isMade, onPurpose }: PurposeSelectProps) => {
  const words = useApprovalWords();
  const enumWord = useEnumWord();
  const unsaid = words(isMade ? 'attach.purpose_made' : 'attach.purpose_auto');
  return (
    <ChoiceField
      displayEmpty
      label={words('attach.purpose')}
      value={purpose ?? ''}
      options={['', ...approvalPurposeValues]}
      wordOf={(value) => (value === '' ? unsaid : enumWord('ApprovalPurpose', value))}
      onChoose={(value) => onPurpose(value === '' ? undefined : value)}
    />
  );
};

interface AttachDialogProps {
  readonly holder: Holder;
  readonly onClose: () => void;
}

/** A document for approval: a PDF that is uploaded, or one that was made for the event. */
export const AttachDialog = ({ holder, onClose }: AttachDialogProps) => {
  const words = useApprovalWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const attach = useAttach(holder);
  const [how, setHow] = useState<'upload' | 'generated'>('upload');
  const [name, setName] = useState('');
  const [file, setFile] = useState<File>();
  const [guid, setGuid] = useState<string>();
  const [purpose, setPurpose] = useState<ApprovalPurpose>();
  const [isTried, setTried] = useState(false);
  const chosen = how === 'upload' ? file : guid;
  const submit = async () => {
    setTried(true);
    if (chosen === undefined) return;
    const made = await attach.send({ name: name.trim(), what: chosen, purpose });
    if (made === undefined) return;
    // The document is there even where its file was refused: its page is where to give it another.
    notify(made.why === undefined ? words('attach.done') : words('attach.upload_failed', { why: made.why }), {
      type: made.why === undefined ? 'success' : 'warning',
    });
    if (isHere()) void navigate(recordPath('approvedDocuments', made.id));
  };
  return (
    <ActionForm
      title={words('attach.title')}
      submitLabel={words('attach.add')}
      busy={attach.busy}
      refusal={attach.refusal?.message}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>{words(`attach.text_${holder}`)}</Box>
      {holder === 'event' && (
        <RadioGroup
          aria-label={words('attach.how')}
          value={how}
          onChange={(_event, value) => setHow(value === 'generated' ? 'generated' : 'upload')}
        >
          <FormControlLabel value="upload" control={<Radio size="small" />} label={words('attach.upload')} />
          <FormControlLabel
            value="generated"
            control={<Radio size="small" />}
            label={words('attach.generated')}
          />
        </RadioGroup>
      )}
      {how === 'upload' ? (
        <PdfDrop label={file?.name ?? words('upload.choose')} disabled={attach.busy} onFile={setFile}>
          {attach.file !== undefined && <UploadProgress file={attach.file} share={attach.share} />}
        </PdfDrop>
      ) : (
        <GeneratedChoice guid={guid} onGuid={setGuid} />
      )}
      {isTried && chosen === undefined && (
        <FormHelperText error role="alert">
          {words(how === 'upload' ? 'attach.file' : 'attach.choose')}
        </FormHelperText>
      )}
      {holder === 'event' && (
        <PurposeSelect purpose={purpose} isMade={how === 'generated'} onPurpose={setPurpose} />
      )}
      {how === 'upload' && (
        <TextField
          size="small"
          label={words('attach.name')}
          helperText={words('attach.name_help')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </ActionForm>
  );
};
