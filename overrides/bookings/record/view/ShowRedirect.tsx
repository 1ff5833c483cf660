import { Navigate, useParams } from 'react-router';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';

/** Bookings and entries have one page each, the wizard's (spec §2), whichever way led here. */
export const BookingShowRedirect = () => {
  const { id = '' } = useParams();
  return <Navigate replace to={wizardPaths.viewBooking(id)} />;
};

export const EntryShowRedirect = () => {
  const { id = '' } = useParams();
  return <Navigate replace to={wizardPaths.viewEntry(id)} />;
};
