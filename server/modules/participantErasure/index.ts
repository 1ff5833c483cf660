import type { Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { participantEntity } from '../participant/index.ts';
import { eraseParticipant } from './eraseParticipant.ts';

export const participantErasureMutations: Operations = {
  eraseParticipant: actionResolver(
    { of: 'Participant', action: 'erase' },
    participantEntity,
    eraseParticipant,
  ),
};
