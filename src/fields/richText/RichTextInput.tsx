import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { InputComponent, InputProps } from '../input/InputProps.ts';
import { wideInput } from '../input/inputWidth.ts';

// The editor weighs more than all other fields together: only a form that has one loads it.
const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

export const RichTextInput: InputComponent<InputProps> = (props) => (
  <Suspense fallback={<Skeleton className={wideInput} variant="rounded" height={180} />}>
    <RichTextEditor {...props} />
  </Suspense>
);
RichTextInput.wide = true;
