import { TextField } from '@mui/material';

interface ReasonFieldProps {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  /** What is said in place of the help where a reason was asked for in vain. */
  readonly missing: string;
  readonly isMissing: boolean;
  /** Not where something else is to be filled in first. */
  readonly autoFocus?: boolean;
  readonly onChange: (reason: string) => void;
}

/** Asks why: without a reason what it belongs to is not sent. */
export const ReasonField = ({
  label,
  value,
  help,
  missing,
  isMissing,
  autoFocus = true,
  onChange,
}: ReasonFieldProps) => (
  <TextField
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    required
    autoFocus={autoFocus}
    fullWidth
    multiline
    minRows={2}
    size="small"
    error={isMissing}
    helperText={isMissing ? missing : help}
  />
);
