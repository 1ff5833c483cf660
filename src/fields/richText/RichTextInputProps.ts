import type { RichTextInputProps as Upstream } from 'ra-input-rich-text';
import type { ReactNode } from 'react';
import type { InputProps } from '../input/InputProps.ts';

type EditorOptions = NonNullable<Upstream['editorOptions']>;

export interface RichTextInputProps extends InputProps {
  /** Where the editor's own document goes, as JSON text, beside the HTML at `source`. */
  readonly documentSource?: string;
  /** What the editor knows beyond the usual. The same list each time: another one makes another editor. */
  readonly extensions?: EditorOptions['extensions'];
  /** Controls beside the usual ones. */
  readonly tools?: ReactNode;
}
