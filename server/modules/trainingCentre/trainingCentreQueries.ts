import { listResolver, oneResolver } from '../../graphql/read/readResolvers.ts';
import { trainingCentreEntity } from './trainingCentreEntity.ts';
import { trainingCentreList } from './trainingCentreList.ts';

export const trainingCentreQueries = {
  trainingCentre: oneResolver(trainingCentreEntity),
  trainingCentres: listResolver(trainingCentreList),
};
