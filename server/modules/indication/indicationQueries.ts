import { plainListResolver } from '../../graphql/read/readResolvers.ts';
import { indicationList } from './indicationList.ts';

export const indicationQueries = {
  indications: plainListResolver(indicationList),
};
