import { plainListResolver } from '../../graphql/read/readResolvers.ts';
import { countryList } from './countryList.ts';

export const countryQueries = {
  countries: plainListResolver(countryList),
};
