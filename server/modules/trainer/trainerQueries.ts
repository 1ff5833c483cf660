import { listResolver, oneResolver } from '../../graphql/read/readResolvers.ts';
import { trainerEntity } from './trainerEntity.ts';
import { trainerList } from './trainerList.ts';

export const trainerQueries = {
  trainer: oneResolver(trainerEntity),
  trainers: listResolver(trainerList),
};
