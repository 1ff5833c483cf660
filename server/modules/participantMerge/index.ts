import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { participantEntity } from '../participant/index.ts';
import { readMerge } from './mergePreview.ts';
import { mergeParticipants } from './mergeParticipants.ts';

export const participantMergeQueries: Operations = {
  participantMerge: operation({ of: 'Participant', action: 'merge' }, readMerge),
};

export const participantMergeMutations: Operations = {
  mergeParticipants: actionResolver(
    { of: 'Participant', action: 'merge' },
    participantEntity,
    mergeParticipants,
  ),
};
