import { useMemo, type ReactNode } from 'react';
import { SourceContextProvider, useResourceContext, useSourceContext } from 'react-admin';

/** Inputs inside speak of a part of the record: `name` in a part `agenda` is `agenda.name`, its label likewise. */
export const InputScope = ({
  path,
  label = path,
  children,
}: {
  readonly path: string;
  readonly label?: string;
  readonly children: ReactNode;
}) => {
  const parent = useSourceContext();
  const scope = useMemo(
    () => ({
      getSource: (source: string) => parent.getSource(source === '' ? path : `${path}.${source}`),
      // A row's number is no part of a label's key.
      getLabel: (source: string) => parent.getLabel(label === '' ? source : `${label}.${source}`),
    }),
    [parent, path, label],
  );
  return <SourceContextProvider value={scope}>{children}</SourceContextProvider>;
};

/** Inputs inside are filters: their labels are those of the filter keys. */
export const FilterScope = ({ children }: { readonly children: ReactNode }) => {
  const resource = useResourceContext();
  const scope = useMemo(
    () => ({
      getSource: (source: string) => source,
      getLabel: (source: string) => `resources.${resource}.filters.${source}`,
    }),
    [resource],
  );
  return <SourceContextProvider value={scope}>{children}</SourceContextProvider>;
};
