import { visuallyHidden } from '../../../fields/cell/visuallyHidden.ts';
import { useWords } from '../../words/useWords.ts';

export interface WaitTextProps {
  /** How long it was at first. */
  readonly seconds: number;
  /** What is left of it. */
  readonly wait: number;
}

/** Counts down to the next try in sight; read out are its beginning and its end, not every second. */
export const WaitText = ({ seconds, wait }: WaitTextProps) => {
  const words = useWords();
  if (wait === 0) return words('login.again');
  return (
    <>
      <span style={visuallyHidden}>{words('login.limited', { smart_count: seconds })}</span>
      <span aria-hidden="true">{words('login.limited', { smart_count: wait })}</span>
    </>
  );
};
