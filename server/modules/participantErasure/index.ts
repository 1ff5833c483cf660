import type { Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { erasableScope, participantEntity } from '../participant/index.ts';
import { eraseParticipant } from './eraseParticipant.ts';

export const participantErasureMutations: Operations = {
  eraseParticipant: actionResolver(
    { of: 'Participant', action: 'erase' },
    // Who is deleted is told of too.
    { ...participantEntity, scope: erasableScope },
    eraseParticipant,
  ),
};
