import { saveResolver } from '../../graphql/write/writeResolvers.ts';
import { trainerEntity } from './trainerEntity.ts';
import { trainerService } from './service.ts';

export const trainerMutations = {
  createTrainer: saveResolver(trainerEntity, (session, input) => trainerService.create(session, input)),
  updateTrainer: saveResolver(trainerEntity, (session, input) => trainerService.update(session, input)),
};
