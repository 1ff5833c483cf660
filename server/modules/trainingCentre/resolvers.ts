import { saveResolver } from '../../graphql/write/writeResolvers.ts';
import { trainingCentreEntity } from './trainingCentreEntity.ts';
import { centreService } from './service.ts';

export const trainingCentreMutations = {
  createTrainingCentre: saveResolver(trainingCentreEntity, (session, input) =>
    centreService.create(session, input),
  ),
  updateTrainingCentre: saveResolver(trainingCentreEntity, (session, input) =>
    centreService.update(session, input),
  ),
};
