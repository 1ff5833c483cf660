import {
  CenterCreate as GeneratedCreate,
  CenterEdit as GeneratedEdit,
  type CenterSource,
} from '#resources/centers/index.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { TrainersInput } from './TrainersInput.tsx';

/** The list of trainers says who leads, so that the picker of its own goes. */
const trainerInputs: Replacements<CenterSource>['inputs'] = {
  trainers: <TrainersInput />,
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
