import { Navigate, useParams } from 'react-router';
import { wizardPaths } from '../wizardPaths.ts';

/** Bookings and entries are seen and edited in the wizard (spec §2), whichever way led here. */
const redirectTo = (pathOf: (id: string) => string) =>
  function Redirect() {
    const { id = '' } = useParams();
    return <Navigate replace to={pathOf(id)} />;
  };

export const BookingShowRedirect = redirectTo(wizardPaths.viewBooking);
export const BookingEditRedirect = redirectTo(wizardPaths.editBooking);
export const EntryShowRedirect = redirectTo(wizardPaths.viewEntry);
export const EntryEditRedirect = redirectTo(wizardPaths.editEntry);
