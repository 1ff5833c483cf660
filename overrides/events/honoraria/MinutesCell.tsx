import { Box, FormHelperText, InputBase } from '@mui/material';
import { useId, useState } from 'react';
import { readMinutes } from '#src/fields/minutes/readMinutes.ts';
import { useHonorariaWords } from './honorariaWords.ts';
import { isWrong } from './ledger.ts';
import { useAmounts } from './useAmounts.ts';

interface MinutesCellProps {
  readonly label: string;
  readonly name: string;
  readonly saved: number;
  readonly typed: number | string | undefined;
  /** Undefined where it is only read. */
  readonly onType: ((value: number | string) => void) | undefined;
}

/** Minutes beside the agenda, typed where they are seen: '90', '1:30' or '1 h 30 min'. */
export const MinutesCell = ({ label, name, saved, typed, onType }: MinutesCellProps) => {
  const words = useHonorariaWords();
  const text = useAmounts();
  const [draft, setDraft] = useState<string>();
  const value = typed ?? saved;
  const written = typeof value === 'number' ? text.minutes(value) : value;
  const wrong = isWrong(typed);
  const noteId = useId();
  return (
    <td role="cell" className="figure" data-label={label}>
      {onType === undefined ? (
        written
      ) : (
        <span>
          {typed !== undefined && (
            <Box component="s" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem' }}>
              {text.minutes(saved)}
            </Box>
          )}
          <InputBase
            value={draft ?? written}
            error={wrong}
            inputProps={{
              'aria-label': words('edit', { field: label, name }),
              'aria-invalid': wrong,
              'aria-describedby': wrong ? noteId : undefined,
              inputMode: 'text',
              autoComplete: 'off',
            }}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setDraft(target.value);
              onType(target.value.trim() === '' ? 0 : readMinutes(target.value));
            }}
            onBlur={() => setDraft(undefined)}
            sx={({ palette }) => ({
              width: 80,
              font: 'inherit',
              border: 1,
              borderRadius: 1,
              borderColor: wrong ? 'error.main' : 'divider',
              '&:hover': { borderColor: palette.named.night[400] },
              '&.Mui-focused': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
              '& input': { textAlign: 'right', px: 0.5, py: { xs: 1.25, md: 0.25 } },
            })}
          />
          {wrong && (
            <FormHelperText
              id={noteId}
              error
              component="span"
              sx={{ display: 'block', mx: 0, width: 136, textAlign: 'inherit', whiteSpace: 'normal' }}
            >
              {words('edit_wrong')}
            </FormHelperText>
          )}
        </span>
      )}
    </td>
  );
};
