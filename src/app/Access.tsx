import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import type { AccessStore } from '../auth/AccessStore.ts';
import { AccessContext } from '../data/access/AccessContext.ts';

const StoreContext = createContext<AccessStore | undefined>(undefined);

export const AccessProvider = ({
  value,
  children,
}: {
  readonly value: AccessStore;
  readonly children: ReactNode;
}) => (
  <StoreContext value={value}>
    <AccessContext value={value}>{children}</AccessContext>
  </StoreContext>
);

/** As often as the bell asks, so that both travel as one request. */
const interval = 60_000;

/** Roles may change while somebody works: what they may do is asked again beside what the frame asks anyway. */
export function useFreshAccess(): void {
  const store = useContext(StoreContext);
  useQuery({
    queryKey: ['app', 'access'],
    enabled: store !== undefined,
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
    queryFn: async () => {
      await store?.refresh();
      return null;
    },
  });
}
