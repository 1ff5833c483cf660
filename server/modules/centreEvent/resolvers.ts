import { deleteResolver, saveResolver } from '../../graphql/write/writeResolvers.ts';
import { centreEventEntity } from './centreEventEntity.ts';
import { eventService } from './service.ts';

export const centreEventMutations = {
  createCentreEvent: saveResolver(centreEventEntity, (session, input) => eventService.create(session, input)),
  updateCentreEvent: saveResolver(centreEventEntity, (session, input) => eventService.update(session, input)),
  deleteCentreEvent: deleteResolver(centreEventEntity, (session, id) => eventService.delete(session, id)),
};
