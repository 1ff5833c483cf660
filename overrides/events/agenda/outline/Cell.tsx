import { Box, InputBase, type SxProps, type Theme } from '@mui/material';
import { useState } from 'react';

interface CellProps {
  readonly label: string;
  readonly text: string;
  /** Takes what was typed; false where it means nothing, and the cell goes back to what it held. */
  readonly onCommit: (text: string) => boolean;
  readonly readOnly: boolean;
  /** Which column it stands in, for the arrows that go up and down. */
  readonly column?: string;
  readonly placeholder?: string;
  readonly multiline?: boolean;
  /** Where it is wrong: the id of what says why. */
  readonly wrongBy?: string | undefined;
  readonly sx?: SxProps;
}

/** Typed into like the cell of a spreadsheet: Escape takes back, leaving it or Enter takes over. */
export const Cell = ({
  label,
  text,
  onCommit,
  readOnly,
  column,
  placeholder,
  multiline = false,
  wrongBy,
  sx = {},
}: CellProps) => {
  const [draft, setDraft] = useState<string>();
  if (readOnly)
    return (
      <Box sx={[{ px: 1, py: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }, sx].flat()}>
        {text}
      </Box>
    );
  const commit = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    if (draft.trim() !== text) onCommit(draft.trim());
  };
  return (
    <InputBase
      value={draft ?? text}
      placeholder={placeholder}
      multiline={multiline}
      fullWidth={multiline}
      onChange={({ target }) => setDraft(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && draft !== undefined) {
          event.stopPropagation();
          setDraft(undefined);
        }
        if (event.key === 'Enter' && !multiline) commit();
      }}
      sx={[cellSx, sx].flat()}
      slotProps={{
        input: {
          'aria-label': label,
          'aria-invalid': wrongBy === undefined ? undefined : true,
          'aria-describedby': wrongBy,
          autoComplete: 'off',
          ...(column === undefined ? {} : { 'data-column': column }),
          // What is being typed is taken back by the field itself, not as a step of the agenda.
          ...(draft === undefined ? {} : { 'data-typing': true }),
        },
      }}
    />
  );
};

export const cellSx = {
  minWidth: 0,
  fontSize: 14,
  borderRadius: 0.5,
  '& .MuiInputBase-input': {
    px: 1,
    py: { xs: 1.25, sm: 0.75 },
    height: 'auto',
    borderRadius: 0.5,
    textOverflow: 'ellipsis',
  },
  '& .MuiInputBase-input:focus-visible': {
    boxShadow: ({ palette }: Theme) => `inset 0 0 0 2px ${palette.primary.main}`,
  },
  '& .MuiInputBase-input[aria-invalid]': {
    boxShadow: ({ palette }: Theme) => `inset 0 0 0 1px ${palette.error.main}`,
  },
  '&.MuiInputBase-multiline': { p: 0 },
} as const;
