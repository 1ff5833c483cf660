import { CenterCreate as Generated, type CenterSource } from '#resources/centers/index.ts';
import { Replace } from '#src/screens/Replace.tsx';
import { trainerInputs } from './trainerInputs.tsx';

/** A new centre, with its trainers in order. */
export const CenterCreate = () => (
  <Replace<CenterSource> inputs={trainerInputs}>
    <Generated />
  </Replace>
);
