import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWizardWords } from '../words/useWizardWords.ts';

/** G4: what is stored is not read into the form; what is typed replaces it. */
export const PassportNote = () => {
  const words = useWizardWords();
  const record = useRecordContext<{ readonly id: string; readonly passportNumber?: string | null }>();
  const stored = record?.passportNumber;
  if (stored === null || stored === undefined) return null;
  return (
    <Typography sx={{ gridColumn: '1 / -1', color: 'text.secondary', fontSize: 12 }}>
      {words('record.stored', { value: stored })} · {words('record.edit_passport_help')}
    </Typography>
  );
};
