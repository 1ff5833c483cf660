import { Button } from '@mui/material';
import { useCloseNotification, useNotify } from 'react-admin';
import { Link } from 'react-router';

/** What follows from what was done, and where. */
export interface NextStep {
  readonly label: string;
  readonly to: string;
}

/** As long as it takes to read what was done and to press what follows from it. */
const stepMs = 10_000;

const StepLink = ({ label, to }: NextStep) => {
  const close = useCloseNotification();
  return (
    <Button component={Link} to={to} size="small" color="inherit" onClick={() => close()}>
      {label}
    </Button>
  );
};

/** Says that something was done, with a link to what is to be done next where there is such a thing. */
export function useTellDone(): (done: string, next?: NextStep) => void {
  const notify = useNotify();
  return (done, next) =>
    notify(done, {
      type: 'success',
      ...(next && { autoHideDuration: stepMs, action: <StepLink {...next} /> }),
    });
}
