import { Alert, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useWording } from '../../fields/wording/useWording.ts';

/** In place of a screen that is not for this viewer. */
export const NotAllowed = ({ why, back }: { readonly why: string | null; readonly back?: string }) => {
  const say = useWording();
  return (
    <Alert
      severity="info"
      action={
        back !== undefined && (
          <Button component={RouterLink} to={back} color="inherit" size="small">
            {say('access.back')}
          </Button>
        )
      }
    >
      {why ?? say('access.refused')}
    </Alert>
  );
};
