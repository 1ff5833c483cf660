import { sql } from 'kysely';
import { inOwnCountries } from '../../access/countries.ts';
import type { WritePolicy } from '../../graphql/write/WritePolicy.ts';

export const participantPolicy: WritePolicy = {
  capability: 'participants.write',
  countries: (alias, viewer) => inOwnCountries(sql.id(alias, 'country_id'), viewer),
};
