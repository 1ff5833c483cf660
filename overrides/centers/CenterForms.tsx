import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import * as yup from 'yup';
import {
  CenterCreate as GeneratedCreate,
  CenterEdit as GeneratedEdit,
  type CenterInputSource,
  type CenterSource,
} from '#resources/centers/index.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { TimeZoneInput } from './zone/TimeZoneInput.tsx';

// What its rows are dragged by weighs more than the rest of the form.
const TrainersInput = lazyPart(() => import('./trainers/TrainersInput.tsx'), 'TrainersInput');

/** The list of trainers says who leads, so that the picker of its own goes. */
const inputs: Replacements<CenterSource, CenterInputSource>['inputs'] = {
  timeZone: <TimeZoneInput />,
  trainers: (
    <Suspense fallback={<Skeleton className={wideInput} variant="rounded" height={180} />}>
      <TrainersInput />
    </Suspense>
  ),
  'leadTrainer.id': null,
};

/** Without one, the contract would fill in UTC. */
const schema: Replacements['schema'] = (generated) =>
  generated.shape({ timeZone: yup.string().required('ra.validation.required') });

/** A new centre, with its zone and its trainers in order. */
export const CenterCreate = () => (
  <Replace<CenterSource, CenterInputSource> inputs={inputs} schema={schema}>
    <GeneratedCreate />
  </Replace>
);

/** A centre, with its zone and its trainers in order. */
export const CenterEdit = () => (
  <Replace<CenterSource, CenterInputSource> inputs={inputs} schema={schema}>
    <GeneratedEdit />
  </Replace>
);
