import type { ComponentType, ReactNode } from 'react';
import type { InputWidth } from './inputWidth.ts';

/** What every input (XInput) takes. Label and help are not props: they come from the messages, by the source. */
export interface InputProps {
  readonly source: string;
  readonly required?: boolean;
  /** Why it should no longer be used. */
  readonly deprecated?: boolean | string;
  readonly readOnly?: boolean;
  /** How many characters it may hold. What is longer can be typed or pasted, since nothing is cut silently, and is refused. */
  readonly maxLength?: number;
  /** The room it needs, where its kind does not tell. */
  readonly width?: InputWidth;
}

/** What every filter (XInput.Filter) takes: `source` is the filter's key. */
export interface FilterProps {
  readonly source: string;
}

/** A filter: its input, and its value as words for the chip that stands for it. */
export type FilterComponent<P extends FilterProps = FilterProps> = ComponentType<P> & {
  readonly Value: ComponentType<P & { readonly value: unknown }>;
};

/** What a form's grid and a table of rows need to know of a kind of input. */
export interface InputTraits {
  /** Takes the whole width of a form. */
  wide?: boolean;
  /** Holds inputs of its own: a table of rows cannot show it in one cell. */
  block?: boolean;
}

export interface InputComponent<P extends InputProps = InputProps> extends InputTraits {
  (props: P): ReactNode;
}
