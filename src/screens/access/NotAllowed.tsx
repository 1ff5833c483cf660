import { Alert } from '@mui/material';
import { useWording } from '#src/fields/wording/useWording.ts';

/** On a page that is for this viewer: what was asked of it is not. */
export const NotAllowed = ({ why }: { readonly why: string | null }) => {
  const say = useWording();
  return <Alert severity="info">{why ?? say('access.refused')}</Alert>;
};
