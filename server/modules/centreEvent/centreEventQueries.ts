import { listResolver, oneResolver } from '../../graphql/read/readResolvers.ts';
import { centreEventEntity } from './centreEventEntity.ts';
import { centreEventList } from './centreEventList.ts';

export const centreEventQueries = {
  centreEvent: oneResolver(centreEventEntity),
  centreEvents: listResolver(centreEventList),
};
