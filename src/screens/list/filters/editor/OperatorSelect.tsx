import { MenuItem, TextField } from '@mui/material';
import { useFilterWording } from '../useFilterWording.ts';

export interface OperatorSelectProps {
  readonly operators: readonly string[];
  readonly value: string;
  readonly word: (operator: string) => string;
  readonly onChange: (operator: string) => void;
}

/** How a value, or a number of records, is compared. */
export const OperatorSelect = ({ operators, value, word, onChange }: OperatorSelectProps) => {
  const say = useFilterWording();
  // A saved view may compare as nothing here does: that stays.
  const offered = operators.includes(value) ? operators : [...operators, value];
  return (
    <TextField
      select
      margin="none"
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': say('conditions.operator') } }}
    >
      {offered.map((operator) => (
        <MenuItem key={operator} value={operator}>
          {word(operator)}
        </MenuItem>
      ))}
    </TextField>
  );
};
