import { MenuItem, TextField } from '@mui/material';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useConditionWords } from './useConditionWords.ts';

export interface OperatorSelectProps {
  readonly operators: readonly string[];
  readonly value: string;
  /** Compares a number of records rather than a value. */
  readonly count?: boolean;
  readonly onChange: (operator: string) => void;
}

/** How a value is compared, in words. */
export const OperatorSelect = ({ operators, value, count = false, onChange }: OperatorSelectProps) => {
  const say = useWording();
  const { operatorWord } = useConditionWords();
  return (
    <TextField
      select
      margin="none"
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': say('conditions.operator') } }}
    >
      {operators.map((operator) => (
        <MenuItem key={operator} value={operator}>
          {operatorWord(operator, count)}
        </MenuItem>
      ))}
    </TextField>
  );
};
