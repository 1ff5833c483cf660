import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { readAvailability } from './readAvailability.ts';

export const eventAvailabilityQueries: Operations = {
  eventAvailability: operation({ reads: 'CentreEvent' }, readAvailability),
};
