import WizardIcon from '@mui/icons-material/EditNoteOutlined';
import { Button } from '@mui/material';
import { useCanAccess, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { useBookingWords } from './useBookingWords.ts';

/** From the page of a booking or an entry into the wizard, where the work on it is done step by step. */
export const WizardButton = ({ pathOf }: { readonly pathOf: (id: string | number) => string }) => {
  const words = useBookingWords();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'edit', record });
  if (record === undefined || canAccess !== true) return null;
  return (
    <Button component={Link} to={pathOf(record.id)} variant="outlined" startIcon={<WizardIcon />}>
      {words('wizard.edit')}
    </Button>
  );
};
