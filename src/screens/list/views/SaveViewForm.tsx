import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWording } from '#src/fields/wording/useWording.ts';

export interface SaveViewFormProps {
  readonly taken: readonly string[];
  readonly onSave: (label: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the name of a view; the name of one that is there replaces it. */
export const SaveViewForm = ({ taken, onSave, onCancel }: SaveViewFormProps) => {
  const say = useWording();
  const [label, setLabel] = useState('');
  const name = label.trim();
  const replaces = taken.includes(name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (name !== '') onSave(name);
      }}
    >
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{say('list.save_view_text')}</Typography>
      <TextField
        autoFocus
        label={say('list.view_name')}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
        <Button color="inherit" onClick={onCancel}>
          {say('form.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={name === ''}>
          {replaces ? say('list.update_view', { name }) : say('list.save_view')}
        </Button>
      </Box>
    </form>
  );
};
