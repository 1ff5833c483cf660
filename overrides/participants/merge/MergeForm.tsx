import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { RefusalNote } from '#overrides/refusals/index.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useHoldTab } from '#src/ui/page/useHoldTab.ts';
import { differingFields, type Side } from './differingFields.ts';
import { DoubleChoices } from './DoubleChoices.tsx';
import { FieldChoices } from './FieldChoices.tsx';
import type { MergePreview } from './mergeOperations.ts';
import { useMergeWords } from './mergeWords.ts';
import { useMerging } from './useMerging.ts';
import { WhatMoves } from './WhatMoves.tsx';
import { WhoStays } from './WhoStays.tsx';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface MergeFormProps {
  readonly own: ParticipantRecord;
  readonly duplicate: ParticipantRecord;
  readonly preview: MergePreview;
  readonly onOther: () => void;
}

type Sides = Readonly<Record<string, Side>>;

/** What is kept of each; only what was decided otherwise than usual is held, by field and by event. */
export const MergeForm = ({ own, duplicate, preview, onOther }: MergeFormProps) => {
  const words = useMergeWords();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { update } = useResourceMeta();
  const fields = update === undefined ? [] : differingFields(update, own, duplicate);
  const [chosen, setChosen] = useState<Sides>({});
  const [kept, setKept] = useState<Sides>({});
  useHoldPage();
  useHoldTab(Object.keys(chosen).length + Object.keys(kept).length > 0);
  const { merge, running, refusal, dismiss } = useMerging(own, duplicate);
  const sideOf = (name: string, usual: Side): Side => chosen[name] ?? usual;
  const send = (reason?: string) =>
    merge({
      fromDuplicate: fields
        .filter(({ name, usual }) => sideOf(name, usual) === 'duplicates')
        .map(({ name }) => name),
      keepBookings: preview.doubles.flatMap((double) => {
        const side = kept[double.centreEventId];
        return side === undefined ? [] : [double[side].id];
      }),
      reason,
    });
  const ask = () =>
    confirm({
      title: words('confirm.title'),
      message: words('confirm.text', {
        goes: duplicate.fullName,
        goesId: duplicate.id,
        stays: own.fullName,
        staysId: own.id,
      }),
      confirmLabel: words('submit'),
      needsConnection: true,
      action: () => send(),
    });
  return (
    <FormBox onSubmit={ask} sx={{ gap: 2 }}>
      <WhoStays own={own} duplicate={duplicate} onOther={onOther} />
      <FieldChoices
        own={own}
        duplicate={duplicate}
        fields={fields}
        sideOf={sideOf}
        onChoose={(name, side) => setChosen({ ...chosen, [name]: side })}
      />
      {preview.doubles.length > 0 && (
        <DoubleChoices
          doubles={preview.doubles}
          kept={kept}
          onKeep={(event, side) => setKept({ ...kept, [event]: side })}
        />
      )}
      <WhatMoves preview={preview} />
      {refusal?.code === 'STALE_WRITE' && (
        <Alert severity="warning" role="alert" onClose={dismiss}>
          {words('stale')}
        </Alert>
      )}
      {refusal !== undefined && refusal.code !== 'STALE_WRITE' && (
        <RefusalNote
          refusal={refusal}
          running={running}
          onReason={(reason) => void send(reason)}
          onClose={dismiss}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <WaitingButton type="submit" variant="contained" loading={running}>
          {words('submit')}
        </WaitingButton>
        <Button
          color="inherit"
          disabled={running}
          onClick={() => void navigate(recordPath('participants', own.id))}
        >
          {words('cancel')}
        </Button>
      </Box>
    </FormBox>
  );
};
