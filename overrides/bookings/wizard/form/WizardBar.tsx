import { Box, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { stickyBarSx } from '#src/ui/stickyBarSx.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface WizardBarProps {
  readonly problems: number;
  readonly label: string;
  readonly busy: boolean;
  /** Sent as soon as there is a connection. */
  readonly isWaiting: boolean;
  /** Nothing that is filled in would be taken. */
  readonly isClosed: boolean;
  readonly leave: string;
}

/** Stays in sight: away, what is wrong, and what sending does. */
export const WizardBar = ({ problems, label, busy, isWaiting, isClosed, leave }: WizardBarProps) => {
  const words = useWizardWords();
  const say = useWording();
  const text = () => {
    if (problems > 0) return words('go.problems', { smart_count: problems });
    if (isWaiting) return say('form.waiting');
    if (isClosed) return '';
    return (
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {words('go.keys')}
      </Box>
    );
  };
  return (
    <Box sx={{ ...stickyBarSx, flexWrap: 'nowrap' }}>
      <Button color="inherit" component={RouterLink} to={leave} sx={{ flex: 'none' }}>
        {words('go.leave')}
      </Button>
      <Box
        role="status"
        sx={{
          flex: 1,
          minWidth: 0,
          fontSize: 12,
          color: 'text.secondary',
          // So short that it is the button's label that gives way.
          ...(problems > 0 && { minWidth: 'max-content', color: 'error.main' }),
        }}
      >
        {text()}
      </Box>
      <WaitingButton
        type="submit"
        variant="contained"
        loading={busy}
        disabled={isClosed}
        sx={{ minWidth: 0 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: 320 }}>
          {label}
        </Box>
      </WaitingButton>
    </Box>
  );
};
