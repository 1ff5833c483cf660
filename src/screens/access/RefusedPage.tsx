import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useWording } from '#src/fields/wording/useWording.ts';
import { ErrorScreen } from '#src/ui/ErrorScreen.tsx';
import type { WayBack } from '../useWayBack.ts';

interface RefusedPageProps {
  readonly why: string | null;
  readonly back?: WayBack;
  /** Another way to go on. */
  readonly children?: ReactNode;
}

/** In place of a page that is not for this viewer. */
export const RefusedPage = ({ why, back, children }: RefusedPageProps) => {
  const say = useWording();
  return (
    <ErrorScreen status={403} title={say('error.title_refused')} message={why ?? say('access.refused')}>
      {children ?? (
        <Button component={RouterLink} to={back?.path ?? '/'} variant="outlined">
          {say(back?.hasList === true ? 'access.back' : 'error.home')}
        </Button>
      )}
    </ErrorScreen>
  );
};
