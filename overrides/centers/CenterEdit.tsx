import { CenterEdit as Generated, type CenterSource } from '#resources/centers/index.ts';
import { Replace } from '#src/screens/Replace.tsx';
import { trainerInputs } from './trainerInputs.tsx';

/** A centre, with its trainers in order. */
export const CenterEdit = () => (
  <Replace<CenterSource> inputs={trainerInputs}>
    <Generated />
  </Replace>
);
