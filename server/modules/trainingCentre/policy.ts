import { inOwnCountries } from '../../access/scopes/countries.ts';
import { ref } from '../../db/sql.ts';
import type { WritePolicy } from '../../graphql/write/WritePolicy.ts';

export const centrePolicy: WritePolicy = {
  capability: 'centres.write',
  countries: (alias, viewer) => inOwnCountries(ref(alias, 'country_id'), viewer),
};
