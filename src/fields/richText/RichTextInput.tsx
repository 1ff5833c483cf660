import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { wideInput } from '../input/inputWidth.ts';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';
import type { RichTextInputProps } from './RichTextEditor.tsx';

// The editor weighs more than all other fields together: only a form that has one loads it.
const RichTextEditor = lazyPart(() => import('./RichTextEditor.tsx'), 'RichTextEditor');

export const RichTextInput = defineInput({
  Filter: StringInput.Filter,
  Input: (props: RichTextInputProps) => (
    <Suspense fallback={<Skeleton className={wideInput} variant="rounded" height={180} />}>
      <RichTextEditor {...props} />
    </Suspense>
  ),
  wide: true,
});
