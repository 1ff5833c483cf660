import { ParticipantCreate as Generated, type ParticipantSource } from '#resources/participants/index.ts';
import { Replace } from '#src/screens/Replace.tsx';
import { LikelySame } from './people/LikelySame.tsx';

/** A new participant, and whether they are here already (G3). */
export const ParticipantCreate = () => (
  <Replace<ParticipantSource> notice={<LikelySame />}>
    <Generated />
  </Replace>
);
