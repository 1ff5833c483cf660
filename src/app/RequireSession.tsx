import { useAuthState } from 'react-admin';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoading } from './layouts/PageLoading.tsx';

/** Everything but /account/* needs a session; without one the way leads over sign-in and back. */
export const RequireSession = ({ children }: { readonly children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const { authenticated, isPending } = useAuthState({}, false);
  if (isPending) return <PageLoading />;
  if (authenticated) return children;
  const asked = `${pathname}${search}`;
  return (
    <Navigate
      replace
      to={{
        pathname: '/account/login',
        search: asked === '/' ? '' : `?redirect=${encodeURIComponent(asked)}`,
      }}
    />
  );
};
