import { Box, MenuItem, TextField } from '@mui/material';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useDocumentWords } from '../documentWords.ts';
import { useCoveringTemplates } from './useMails.ts';

export interface Cover {
  readonly templateId: string;
  readonly subject: string;
}

export interface CoverFieldsProps {
  readonly cover: Cover;
  readonly onChange: (cover: Cover) => void;
}

/** The text that stands in the mails, and what they are called. */
export const CoverFields = ({ cover, onChange }: CoverFieldsProps) => {
  const words = useDocumentWords();
  const { data, error, refetch } = useCoveringTemplates();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}>
        <TextField
          select
          margin="none"
          label={words('send.template')}
          helperText={words('send.template_help')}
          value={cover.templateId}
          onChange={({ target }) => onChange({ ...cover, templateId: target.value })}
        >
          {(data ?? []).map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          margin="none"
          label={words('send.subject')}
          value={cover.subject}
          onChange={({ target }) => onChange({ ...cover, subject: target.value })}
        />
      </Box>
      {error && <FailurePanel title={words('send.failed')} error={error} onRetry={() => void refetch()} />}
    </>
  );
};
