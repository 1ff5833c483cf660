import { useLogout } from 'react-admin';
import { forgetDrafts } from '#src/auth/drafts.ts';

/** Signing out on purpose: the page stays as it is until the way to sign-in is open. */
export function useSignOut(): () => void {
  const logout = useLogout();
  return () => {
    forgetDrafts();
    void logout({}, undefined, false);
  };
}
