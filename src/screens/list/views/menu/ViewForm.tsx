import { Alert, Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useWhenOnline } from '#src/data/write/useWhenOnline.ts';
import { useKeptByContract } from '../keeping/useKeptByContract.ts';
import { useViewWords } from '../viewWords.ts';
import { errorText } from '#src/data/errors/errorText.ts';

interface ViewFormProps {
  readonly text?: string;
  readonly canSave: boolean;
  /** Throws why it was not saved. */
  readonly onSave: () => Promise<void>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** What a dialog about a view asks, and why it was refused. */
export const ViewForm = ({ text, canSave, onSave, onCancel, children }: ViewFormProps) => {
  const words = useViewWords();
  const byContract = useKeptByContract();
  const online = useWhenOnline();
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string>();
  const save = async () => {
    setSaving(true);
    try {
      // Not for the writer to wait: it would not learn that the form was given up.
      if (byContract) await online();
      await onSave();
    } catch (error) {
      setRefused(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (canSave && !isSaving) void save();
      }}
    >
      {text !== undefined && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text}</Typography>}
      {children}
      {refused !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refused}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
        <Button color="inherit" onClick={onCancel}>
          {words('view.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={!canSave || isSaving}>
          {words('view.save')}
        </Button>
      </Box>
    </form>
  );
};
