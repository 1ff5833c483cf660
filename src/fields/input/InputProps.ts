import type { ComponentType, ReactNode } from 'react';

/** What every input (XInput) takes. Label and help are not props: they come from the messages, by the source. */
export interface InputProps {
  readonly source: string;
  readonly required?: boolean;
  /** Why it should no longer be used. */
  readonly deprecated?: boolean | string;
  readonly readOnly?: boolean;
}

/** What every filter (XFilter) takes: `source` is the filter's key. */
export interface FilterProps {
  readonly source: string;
  readonly multiple?: boolean;
}

/** A filter: its input, and its value as words for the chip that stands for it. */
export type FilterComponent<P extends FilterProps = FilterProps> = ComponentType<P> & {
  readonly Value: ComponentType<P & { readonly value: unknown }>;
};

/** An input, with what a form's grid and a table of rows need to know of its kind. */
export interface InputComponent<P extends InputProps = InputProps> {
  (props: P): ReactNode;
  /** Takes the whole width of a form. */
  wide?: boolean;
  /** Holds inputs of its own: a table of rows cannot show it in one cell. */
  block?: boolean;
}
