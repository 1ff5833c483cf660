import { deleteResolver, saveResolver } from '../../graphql/write/writeResolvers.ts';
import { participantEntity } from './participantEntity.ts';
import { participantService } from './service.ts';

export const participantMutations = {
  createParticipant: saveResolver(participantEntity, (session, input) =>
    participantService.create(session, input),
  ),
  updateParticipant: saveResolver(participantEntity, (session, input) =>
    participantService.update(session, input),
  ),
  deleteParticipant: deleteResolver(participantEntity, (session, id) =>
    participantService.delete(session, id),
  ),
};
