import type { CenterSource } from '#resources/centers/index.ts';
import type { Replacements } from '#src/screens/Replace.tsx';
import { TrainersInput } from './TrainersInput.tsx';

/** The list of trainers says who leads, so that the picker of its own goes. */
export const trainerInputs: Replacements<CenterSource>['inputs'] = {
  trainers: <TrainersInput />,
  'leadTrainer.id': null,
};
