import { Box, Button, Popover, TextField } from '@mui/material';
import { changeEntryMutation } from '#overrides/bookings/index.ts';
import { useState } from 'react';
import { ReasonForm, RefusalNote, useToldWhenGone } from '#overrides/refusals/index.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import type { BoardEntry } from '../board/Board.ts';
import { useEventWords } from '../eventWords.ts';

interface PriorityButtonProps {
  readonly entry: Pick<BoardEntry, 'id' | 'priority' | 'dateModified'>;
  readonly name: string;
}

/** Moves somebody up or down the line: a new priority, and why (W1). */
export const PriorityButton = ({ entry, name }: PriorityButtonProps) => {
  const words = useEventWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [priority, setPriority] = useState('');
  const { send, busy, refusal, forget } = useMutationRun(changeEntryMutation);
  useToldWhenGone(refusal);
  const close = () => {
    forget();
    setAnchor(undefined);
  };
  // A number field that is empty, or holds what is none, gives an empty text.
  const isNumber = /^-?\d+$/.test(priority);
  const save = async (reason: string) => {
    const input = {
      id: entry.id,
      priority: Number(priority),
      override_reason: reason,
      date_modified: entry.dateModified,
    };
    const { refusal: refused } = await send({ input });
    if (refused === undefined) close();
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={`${words('waiting.priority', entry)}. ${words('waiting.priority_change', { name })}`}
        onClick={(event) => {
          setPriority(String(entry.priority));
          setAnchor(event.currentTarget);
        }}
        sx={{ px: 0.75, minWidth: 0, fontSize: '0.75rem', color: 'text.secondary' }}
      >
        {words('waiting.priority', entry)}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': words('waiting.priority_change', { name }),
            sx: { p: 2, width: 340, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 1 }}>
          <TextField
            autoFocus
            type="number"
            margin="none"
            label={words('waiting.priority_label')}
            error={!isNumber}
            helperText={words(isNumber ? 'waiting.priority_help' : 'waiting.priority_wrong')}
            value={priority}
            onChange={(event) => setPriority(event.target.value)}
            sx={{ width: 140 }}
          />
          <ReasonForm
            running={busy}
            autoFocus={false}
            submitLabel={words('waiting.priority_save')}
            onReason={(reason) => {
              if (isNumber) void save(reason);
            }}
          />
          {refusal !== undefined && <RefusalNote refusal={refusal} />}
        </Box>
      </Popover>
    </>
  );
};
