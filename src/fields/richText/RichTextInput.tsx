import { Skeleton } from '@mui/material';
import type { RichTextInputProps as Upstream } from 'ra-input-rich-text';
import { lazy, Suspense, type ReactNode } from 'react';
import type { InputProps } from '../input/InputProps.ts';
import { wideInput } from '../input/inputWidth.ts';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';

type EditorOptions = NonNullable<Upstream['editorOptions']>;

// The editor weighs more than all other fields together: only a form that has one loads it.
const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

export interface RichTextInputProps extends InputProps {
  /** Where the editor's own document goes, as JSON text, beside the HTML at `source`. */
  readonly documentSource?: string;
  /** What the editor knows beyond the usual. The same list each time: another one makes another editor. */
  readonly extensions?: EditorOptions['extensions'];
  /** Controls beside the usual ones. */
  readonly tools?: ReactNode;
}

export const RichTextInput = defineInput({
  Filter: StringInput.Filter,
  Input: (props: RichTextInputProps) => (
    <Suspense fallback={<Skeleton className={wideInput} variant="rounded" height={180} />}>
      <RichTextEditor {...props} />
    </Suspense>
  ),
  wide: true,
});
