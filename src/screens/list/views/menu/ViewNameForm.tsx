import { TextField } from '@mui/material';
import { useState } from 'react';
import { useViewWords } from '../viewWords.ts';
import { ViewForm } from './ViewForm.tsx';

export interface ViewNameFormProps {
  readonly label: string;
  readonly text?: string;
  /** Names of the views that the viewer has. */
  readonly taken: readonly string[];
  /** Throws why it was not saved. */
  readonly onSave: (label: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** As the server has it. */
const longest = 100;

/** Asks what a view is called. */
export const ViewNameForm = ({ label, text, taken, onSave, onCancel }: ViewNameFormProps) => {
  const words = useViewWords();
  const [typed, setTyped] = useState(label);
  const name = typed.trim();
  const same = (other: string) => other.toLowerCase() === name.toLowerCase();
  const isTaken = !same(label) && taken.some(same);
  return (
    <ViewForm
      {...(text !== undefined && { text })}
      canSave={name !== '' && !isTaken}
      onSave={async () => onSave(name)}
      onCancel={onCancel}
    >
      <TextField
        autoFocus
        label={words('view.name')}
        value={typed}
        error={isTaken}
        helperText={isTaken ? words('view.name_taken') : undefined}
        slotProps={{ htmlInput: { maxLength: longest } }}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ViewForm>
  );
};
