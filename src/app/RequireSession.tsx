import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginPathFrom } from '../auth/safeRedirect.ts';
import { useSession } from './Sessions.tsx';

const NoAccessPage = lazy(() =>
  import('./pages/sso/NoAccessPage.tsx').then((module) => ({ default: module.NoAccessPage })),
);

/** Everything but /account/* needs a session; without one the way leads over sign-in and back. */
export const RequireSession = ({ children }: { readonly children: ReactNode }) => {
  const location = useLocation();
  const session = useSession();
  const queryClient = useQueryClient();
  const userId = session?.id;
  // What one person has read is not for the next one at this browser.
  useEffect(() => () => queryClient.clear(), [queryClient, userId]);
  if (!session) return <Navigate replace to={loginPathFrom(location)} />;
  // Whoever has no role could only look at empty pages.
  if (session.roles.length === 0 && location.pathname !== '/account') return <NoAccessPage />;
  return children;
};
