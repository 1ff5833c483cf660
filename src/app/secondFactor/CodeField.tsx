import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Why it was refused. */
  readonly problem: string | undefined;
  /** Where a recovery code does as well: hears that one is to be typed, or none, of which nothing was refused yet. */
  readonly onOther?: (() => void) | undefined;
  readonly autoFocus?: boolean;
}

/** A code of the app, as phones offer to fill it in, or one of those kept for when it is lost. */
export const CodeField = ({ value, onValue, problem, onOther, autoFocus = false }: CodeFieldProps) => {
  const words = useAccountWords();
  const [isRecovery, setRecovery] = useState(false);
  const kind = isRecovery ? 'recoveryCode' : 'code';
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <TextField
        // Another field: what was typed into the one, and its keyboard, are of no use in the other.
        key={kind}
        label={words(`secondFactor.${kind}`)}
        name={isRecovery ? 'recovery-code' : 'one-time-code'}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoFocus={autoFocus || isRecovery}
        error={problem !== undefined}
        helperText={problem ?? words(`secondFactor.${kind}_help`)}
        slotProps={{
          htmlInput: {
            inputMode: isRecovery ? 'text' : 'numeric',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
            style: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.08em' },
          },
        }}
      />
      {onOther && (
        <Button
          size="small"
          sx={{ justifySelf: 'start', ml: -1.25 }}
          onClick={() => {
            setRecovery(!isRecovery);
            onValue('');
            onOther();
          }}
        >
          {words(isRecovery ? 'secondFactor.useApp' : 'secondFactor.useRecovery')}
        </Button>
      )}
    </Box>
  );
};
