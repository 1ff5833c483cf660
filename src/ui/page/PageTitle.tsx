import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

interface PageTitleValue {
  readonly title: string | undefined;
  readonly setTitle: (title: string | undefined) => void;
}

const PageTitleContext = createContext<PageTitleValue>({ title: undefined, setTitle: () => undefined });

export const PageTitleProvider = ({ children }: { readonly children: ReactNode }) => {
  const [title, setTitle] = useState<string>();
  const value = useMemo(() => ({ title, setTitle }), [title]);
  return <PageTitleContext value={value}>{children}</PageTitleContext>;
};

/** What the page on screen calls itself, if it has said so. */
export const useCurrentPageTitle = (): string | undefined => useContext(PageTitleContext).title;

/** Names the page for the browser's tab and the breadcrumb: `<PageTitle title={event.name} />`. */
export const PageTitle = ({ title }: { readonly title: string | undefined }) => {
  const { setTitle } = useContext(PageTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [title, setTitle]);
  return null;
};
