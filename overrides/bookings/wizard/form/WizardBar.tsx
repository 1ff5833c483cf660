import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { stickyBarSx } from '#src/ui/stickyBarSx.ts';

export interface WizardBarProps {
  readonly problems: number;
  readonly label: string;
  readonly busy: boolean;
  /** Sent as soon as there is a connection. */
  readonly isWaiting: boolean;
  /** Nothing on the first step. */
  readonly onBack: (() => void) | undefined;
  readonly leave: string;
}

/** Stays in sight: back, on, and what is wrong. */
export const WizardBar = ({ problems, label, busy, isWaiting, onBack, leave }: WizardBarProps) => {
  const words = useWizardWords();
  const say = useWording();
  const text = () => {
    if (problems > 0) return words('step.problems', { smart_count: problems });
    if (isWaiting) return say('form.waiting');
    return (
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {words(onBack === undefined ? 'go.keys_first' : 'go.keys')}
      </Box>
    );
  };
  return (
    <Box sx={{ ...stickyBarSx, flexWrap: 'nowrap' }}>
      {onBack === undefined ? (
        <Button color="inherit" component={RouterLink} to={leave}>
          {words('go.leave')}
        </Button>
      ) : (
        <Button color="inherit" startIcon={<ArrowBackIcon />} onClick={onBack}>
          {words('go.back')}
        </Button>
      )}
      <Box
        role="status"
        sx={{ flex: 1, minWidth: 0, fontSize: 12, color: problems > 0 ? 'error.main' : 'text.secondary' }}
      >
        {text()}
      </Box>
      <Button type="submit" variant="contained" loading={busy}>
        {label}
      </Button>
    </Box>
  );
};
