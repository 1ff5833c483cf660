import { gql } from '@apollo/client/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAsk } from '#src/data/DataClient.tsx';
import type { Documents } from '#src/generated/operations.ts';
import { PageSkeleton } from '#src/ui/page/PageSkeleton.tsx';
import { wayTo } from './wayTo.ts';

export const redirectQuery: Documents['RedirectLookup'] = gql`
  query RedirectLookup($path: String!) {
    redirectLookup(path: $path) {
      target
    }
  }
`;

export interface FollowRedirectProps {
  /** What there is to say where the address leads nowhere else. */
  readonly children: ReactNode;
  readonly load?: (address: string) => void;
}

/**
 * Asks the server where an address leads (spec §2). Only what has no page is asked for, so that a page that exists costs
 * no request more.
 */
export const FollowRedirect = ({ children, load = loadPage }: FollowRedirectProps) => {
  const ask = useAsk();
  const { pathname, search, ...location } = useLocation();
  const { data, isPending } = useQuery({
    queryKey: ['app', 'redirect', pathname],
    queryFn: async ({ signal }) =>
      (await ask(redirectQuery, { path: pathname }, signal)).redirectLookup.target,
  });
  const way = wayTo(data ?? null, search, window.location.origin);
  const outside = way && 'outside' in way ? way.outside : undefined;
  useEffect(() => {
    if (outside !== undefined) load(outside);
  }, [outside, load]);
  if (isPending || outside !== undefined) return <PageSkeleton />;
  if (way === undefined || !('inside' in way)) return children;
  const trail = [...trailOf(location.state), pathname];
  return trail.includes(pathOf(way.inside)) ? (
    children
  ) : (
    <Navigate replace to={way.inside} state={{ redirects: trail } satisfies Trail} />
  );
};

/** The addresses that led here, one redirect after the other: whoever comes by one again would turn for ever. */
interface Trail {
  readonly redirects: readonly string[];
}

const trailOf = (state: unknown): readonly string[] => (state as Partial<Trail> | null)?.redirects ?? [];

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

/** In the place of the address that was asked for: stepping back does not lead into it again. */
const loadPage = (address: string) => window.location.replace(address);
