import CancelledIcon from '@mui/icons-material/CancelOutlined';
import ConfirmedIcon from '@mui/icons-material/CheckCircleOutlined';
import NewIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import NotSetIcon from '@mui/icons-material/RadioButtonUnchecked';
import PendingIcon from '@mui/icons-material/Schedule';
import type SvgIcon from '@mui/material/SvgIcon';
import type { PaletteName } from '#src/ui/palettes.ts';
import type { BookingStatus } from '#src/generated/schema.ts';

/** What is settled comes first, what is over last. */
export const statusOrder: readonly BookingStatus[] = ['CONFIRMED', 'PENDING', 'NEW', 'NOT_SET', 'CANCELLED'];

/** Somebody has yet to decide. */
export const undecidedStatuses: readonly BookingStatus[] = ['NOT_SET', 'NEW', 'PENDING'];

export interface BookingState {
  readonly status: BookingStatus;
  readonly palette: PaletteName;
  readonly icon: typeof SvgIcon;
}

/** Those that ask for something first. */
export const bookingStates: readonly BookingState[] = [
  { status: 'NEW', palette: 'matisse', icon: NewIcon },
  { status: 'PENDING', palette: 'starship', icon: PendingIcon },
  { status: 'CONFIRMED', palette: 'fern', icon: ConfirmedIcon },
  { status: 'CANCELLED', palette: 'thunderbird', icon: CancelledIcon },
  { status: 'NOT_SET', palette: 'night', icon: NotSetIcon },
];
