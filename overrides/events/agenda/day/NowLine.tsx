import { Box } from '@mui/material';
import { todayIn } from '#src/fields/date/days.ts';
import { useNow } from '#src/ui/useNow.ts';
import { timeText } from '../model/clock.ts';
import { topOf, type Axis } from './axis.ts';
import { hoursWidth } from './dayLook.ts';
import { useDayWords } from './dayWords.ts';

/** Minutes from midnight on the wall clock of a zone. */
function minutesIn(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

interface NowLineProps {
  readonly day: string;
  readonly timeZone: string;
  readonly axis: Axis;
}

/** Where the event stands on the day itself, by its own clock. */
export const NowLine = ({ day, timeZone, axis }: NowLineProps) => {
  const words = useDayWords();
  const now = useNow();
  const minutes = minutesIn(timeZone, now);
  if (todayIn(timeZone, now) !== day || minutes < axis.from || minutes > axis.to) return null;
  const label = words('now', { time: timeText(minutes) });
  return (
    <Box
      role="img"
      aria-label={label}
      title={label}
      sx={{
        position: 'absolute',
        top: topOf(axis, minutes) - 1,
        left: hoursWidth - 4,
        right: 0,
        height: 2,
        zIndex: 3,
        pointerEvents: 'none',
        backgroundColor: 'error.main',
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: -3,
          width: 8,
          height: 8,
          borderRadius: '50%',
          backgroundColor: 'inherit',
        },
      }}
    />
  );
};
