import Alert from '@mui/material/Alert';
import type { Refusal } from '../../../data/errors/Refusal.ts';
import { useAccountWords } from '../../words/useAccountWords.ts';
import { useCountdown } from '../login/useCountdown.ts';

/** Why it was not done; a limit counts down to the next try. What stands at a field is not said again. */
export const RefusalNote = ({ refusal }: { readonly refusal: Refusal | undefined }) => {
  const words = useAccountWords();
  const seconds = refusal?.details['seconds'];
  const wait = useCountdown(typeof seconds === 'number' ? seconds : undefined);
  if (refusal === undefined || refusal.code === 'VALIDATION') return null;
  const text = () => {
    if (refusal.code === 'RATE_LIMITED')
      return words(wait === 0 ? 'login.again' : 'login.limited', { smart_count: wait });
    return refusal.code === undefined || refusal.code === 'INTERNAL'
      ? words('reset.failed')
      : refusal.message;
  };
  return <Alert severity="error">{text()}</Alert>;
};
