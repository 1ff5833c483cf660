import { Children, createContext, isValidElement, use, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';

export interface Replacements<Source extends string = string, InputSource extends Source = never> {
  /** Shown values by source; null leaves one out. */
  readonly fields?: { readonly [S in Source]?: ReactNode };
  /** Inputs by source, which is not always the field's: `customer.id`, not `customer`; null leaves one out. */
  readonly inputs?: { readonly [S in InputSource]?: ReactNode };
  /** What a form demands beyond the contract. */
  readonly schema?: (schema: AnyObjectSchema) => AnyObjectSchema;
  /** Buttons in the head of the record's page. */
  readonly actions?: ReactNode;
  /** After all of them: the menu of what is seldom done with it. */
  readonly menu?: ReactNode;
  /** `<ShowSection>`s after the generated ones. */
  readonly sections?: ReactNode;
  /** In a form, above the bar that saves: what whoever fills it in should know first. */
  readonly notice?: ReactNode;
  /** Below that head, above the tabs: what whoever opens the record should know first. */
  readonly banner?: ReactNode;
}

/** Those of any screen. */
export type AnyReplacements = Replacements<string, string>;

const ReplacementsContext = createContext<AnyReplacements>({});

/**
 * A generated screen with some of its parts written by hand. What the contract gains later still appears by itself:
 * `<Replace<OrderSource, OrderInputSource> inputs={{ lines: <LinesInput /> }}><OrderEdit /></Replace>`. A source that
 * the contract has no more, or that nothing is entered at, does not compile.
 */
export const Replace = <Source extends string, InputSource extends Source = never>({
  children,
  ...replacements
}: Replacements<Source, InputSource> & { readonly children: ReactNode }) => (
  <ReplacementsContext value={replacements}>{children}</ReplacementsContext>
);

/** What replaces a field is shown as written: it may well be a field of the same source. */
export const Replaced = ({ children }: { readonly children: ReactNode }) => (
  <ReplacementsContext value={{ ...useReplacements(), fields: undefined }}>{children}</ReplacementsContext>
);

export const useReplacements = (): AnyReplacements => use(ReplacementsContext);

/** The inputs of a section with those replaced that an override has written. */
export const useReplacedInputs = (children: ReactNode): ReactNode =>
  replacedInputs(children, useReplacements().inputs);

/** Tells sections of which an override has left nothing from the others. */
export function useHasInputs(): (children: ReactNode) => boolean {
  const { inputs } = useReplacements();
  return (children) => Children.toArray(replacedInputs(children, inputs)).length > 0;
}

function replacedInputs(children: ReactNode, inputs: AnyReplacements['inputs']): ReactNode {
  if (inputs === undefined) return children;
  return Children.map(children, (child) => {
    if (!isValidElement<{ readonly source?: string }>(child)) return child;
    const { source } = child.props;
    return source !== undefined && source in inputs ? inputs[source] : child;
  });
}
