import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import {
  CenterCreate as GeneratedCreate,
  CenterEdit as GeneratedEdit,
  type CenterSource,
} from '#resources/centers/index.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';

// What its rows are dragged by weighs more than the rest of the form.
const TrainersInput = lazyPart(() => import('./trainers/TrainersInput.tsx'), 'TrainersInput');

/** The list of trainers says who leads, so that the picker of its own goes. */
const trainerInputs: Replacements<CenterSource>['inputs'] = {
  trainers: (
    <Suspense fallback={<Skeleton className={wideInput} variant="rounded" height={180} />}>
      <TrainersInput />
    </Suspense>
  ),
  'leadTrainer.id': null,
};

/** A new centre, with its trainers in order. */
export const CenterCreate = () => (
  <Replace<CenterSource> inputs={trainerInputs}>
    <GeneratedCreate />
  </Replace>
);

/** A centre, with its trainers in order. */
export const CenterEdit = () => (
  <Replace<CenterSource> inputs={trainerInputs}>
    <GeneratedEdit />
  </Replace>
);
