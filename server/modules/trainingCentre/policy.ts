import { sql } from 'kysely';
import { inOwnCountries } from '#server/access/countries.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';

export const centrePolicy: WritePolicy = {
  capability: 'centres.write',
  countries: (alias, viewer) => inOwnCountries(sql.id(alias, 'country_id'), viewer),
};
