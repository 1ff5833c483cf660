import { useRecordContext } from 'react-admin';
import { bookingInputs } from '#resources/bookings/inputs.tsx';

interface Seat {
  readonly id: string;
  readonly participant?: { readonly id: string } | null;
}

/** P3: only a placeholder expires. */
export const ExpiryInput = () => {
  const record = useRecordContext<Seat>();
  return record?.participant == null ? bookingInputs.dateExpiry : null;
};
