import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { useWords } from '#src/app/words/useWords.ts';

interface WaitTextProps {
  /** How long it was at first. */
  readonly seconds: number;
  /** What is left of it. */
  readonly wait: number;
}

/** From so many seconds on nobody counts them. */
const minutesFrom = 120;

/** Counts down to the next try in sight; read out are its beginning and its end, not every second. */
export const WaitText = ({ seconds, wait }: WaitTextProps) => {
  const words = useWords();
  if (wait === 0) return words('login.again');
  const said = (left: number) =>
    left < minutesFrom
      ? words('login.limited', { smart_count: left })
      : words('login.limited_minutes', { smart_count: Math.ceil(left / 60) });
  return (
    <>
      <span style={visuallyHidden}>{said(seconds)}</span>
      <span aria-hidden="true">{said(wait)}</span>
    </>
  );
};
