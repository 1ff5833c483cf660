import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { IconButton, Popover, Skeleton } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useWording } from '../wording/useWording.ts';

const DayCalendar = lazyPart(() => import('./DayCalendar.tsx'), 'DayCalendar');

interface DayPickerProps {
  /** What the field is called that it belongs to. */
  readonly name: string;
  /** `YYYY-MM-DD`, where one is chosen. */
  readonly day: string;
  readonly onPick: (day: string) => void;
}

/** What the calendar belongs to, and begins where. */
const field = '.MuiInputBase-root';

/** A calendar beside a date that is typed; loaded when it is opened. */
export const DayPicker = ({ name, day, onPick }: DayPickerProps) => {
  const say = useWording();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        edge="end"
        aria-label={say('input.open_calendar', { name })}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget.closest<HTMLElement>(field) ?? currentTarget)}
      >
        <CalendarIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': say('input.calendar') } }}
      >
        <Suspense fallback={<Skeleton variant="rectangular" width={320} height={336} />}>
          <DayCalendar
            day={day}
            onPick={(picked) => {
              setAnchor(null);
              onPick(picked);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
};
