import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { humanise } from '../../fields/wording/humanise.ts';
import { screenMessages } from '../../fields/wording/screenMessages.ts';
import { useWording } from '../../fields/wording/useWording.ts';

const defaults: Readonly<Record<string, string>> = screenMessages;

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
  const translate = useTranslate();
  const word = (operator: string): string => {
    const key = `conditions.${count ? 'count' : 'operator'}.${operator}`;
    return translate(`screens.${key}`, { _: defaults[key] ?? humanise(operator).toLowerCase() });
  };
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
          {word(operator)}
        </MenuItem>
      ))}
    </TextField>
  );
};
