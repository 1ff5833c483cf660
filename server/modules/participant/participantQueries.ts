import { listResolver, oneResolver } from '../../graphql/read/readResolvers.ts';
import { participantEntity } from './participantEntity.ts';
import { participantList } from './participantList.ts';

export const participantQueries = {
  participant: oneResolver(participantEntity),
  participants: listResolver(participantList),
};
