import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { useDocumentsSection } from '#overrides/documents/index.ts';
import { TrainerShow as Generated, type TrainerSource } from '#resources/trainers/index.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { TrainerEvents } from './TrainerEvents.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';

const TrainerHonoraria = lazyPart(() => import('./TrainerHonoraria.tsx'), 'TrainerHonoraria');

const fields: Replacements<TrainerSource>['fields'] = {
  centreEvents: <TrainerEvents />,
  trainerHonoraria: (
    <Suspense fallback={<Skeleton variant="rounded" height={200} className={wideInput} />}>
      <TrainerHonoraria />
    </Suspense>
  ),
};

/** A trainer, with what events pay by calendar year, and the documents made for them. */
export const TrainerShow = () => (
  <Replace<TrainerSource> fields={fields} sections={useDocumentsSection('trainer_id')}>
    <Generated />
  </Replace>
);
