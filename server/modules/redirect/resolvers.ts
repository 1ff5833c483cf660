import { deleteResolver, saveResolver } from '../../graphql/write/writeResolvers.ts';
import { redirectEntity } from './redirectEntity.ts';
import { redirectService } from './service.ts';

export const redirectMutations = {
  createRedirect: saveResolver(redirectEntity, (session, input) => redirectService.create(session, input)),
  updateRedirect: saveResolver(redirectEntity, (session, input) => redirectService.update(session, input)),
  deleteRedirect: deleteResolver(redirectEntity, (session, id) => redirectService.delete(session, id)),
};
