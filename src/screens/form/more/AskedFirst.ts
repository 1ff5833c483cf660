import { Children, createContext, isValidElement, use, type ReactNode } from 'react';

/** Keys of the pieces that a form asks at once; undefined: all. */
const AskedFirstContext = createContext<ReadonlySet<string> | undefined>(undefined);

export const AskedFirstProvider = AskedFirstContext.Provider;

/** 'country' of 'country.id'. */
export const keyOf = (source: string): string => source.split('.')[0] ?? source;

/** The inputs of a section that are asked now. Each keeps its key once all are: what is typed into stays the same input. */
export function useAskedInputs(): (children: ReactNode) => ReactNode {
  const first = use(AskedFirstContext);
  return (children) =>
    Children.toArray(children).filter((child) => {
      if (first === undefined || !isValidElement<{ readonly source?: string }>(child)) return true;
      const { source } = child.props;
      return source === undefined || first.has(keyOf(source));
    });
}
