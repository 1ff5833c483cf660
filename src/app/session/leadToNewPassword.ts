import { loginPath, safeRedirect } from '#src/auth/safeRedirect.ts';

export const newPasswordPath = '/account/new-password';

type Place = Pick<Location, 'pathname' | 'search' | 'assign'>;

/** To the form for a password of one's own, which leads back; as a page of its own, for nothing here is to be had yet. */
export function leadToNewPassword(place: Place = window.location): void {
  const { pathname, search } = place;
  if (pathname === newPasswordPath) return;
  const asked = pathname === loginPath ? new URLSearchParams(search).get('redirect') : pathname + search;
  place.assign(`${newPasswordPath}?redirect=${encodeURIComponent(safeRedirect(asked))}`);
}
