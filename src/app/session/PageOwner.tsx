import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

interface PageOwner {
  /** The id of the user whose pages are open; undefined where nobody's are. */
  readonly id: string | undefined;
  readonly change: (id: string | undefined) => void;
}

const PageOwnerContext = createContext<PageOwner>({ id: undefined, change: () => undefined });

/** Above react-admin's context, which mounts everything anew when the preferences of the next person bring a locale. */
export const PageOwnerProvider = ({ children }: { readonly children: ReactNode }) => {
  const [id, change] = useState<string>();
  const owner = useMemo(() => ({ id, change }), [id]);
  return <PageOwnerContext value={owner}>{children}</PageOwnerContext>;
};

export const usePageOwner = (): PageOwner => useContext(PageOwnerContext);
