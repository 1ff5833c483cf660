import { Navigate, useParams } from 'react-router';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';

/** Bookings and entries are edited in the wizard (spec §2), whichever way led here. */
export const BookingEditRedirect = () => {
  const { id = '' } = useParams();
  return <Navigate replace to={wizardPaths.editBooking(id)} />;
};

export const EntryEditRedirect = () => {
  const { id = '' } = useParams();
  return <Navigate replace to={wizardPaths.editEntry(id)} />;
};
