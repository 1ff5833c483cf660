import Alert from '@mui/material/Alert';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { useCountdown } from '../login/useCountdown.ts';
import { WaitText } from '../login/WaitText.tsx';

/** Why it was not done; a limit counts down to the next try. What stands at a field is not said again. */
export const RefusalNote = ({ refusal }: { readonly refusal: Refusal | undefined }) => {
  const words = useAccountWords();
  const said = refusal?.details['seconds'];
  const seconds = typeof said === 'number' ? said : undefined;
  const wait = useCountdown(seconds);
  const isAtField = refusal !== undefined && Object.keys(refusal.validation).length > 0;
  if (refusal === undefined || isAtField) return null;
  const text = () => {
    if (refusal.code === 'RATE_LIMITED') return <WaitText seconds={seconds ?? 0} wait={wait} />;
    return refusal.code === undefined || refusal.code === 'INTERNAL'
      ? words('reset.failed')
      : refusal.message;
  };
  return <Alert severity="error">{text()}</Alert>;
};
