import { sql } from 'kysely';
import { inOwnCountries } from '#server/access/countries.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';

export const feeKeys = ['fmv_amount', 'fmv_currency'];

/** Fees are the business of compliance alone, whoever else may edit the trainer. */
export const trainerPolicy: WritePolicy = {
  capability: 'trainers.write',
  governed: { 'fmv.write': feeKeys },
  countries: (alias, viewer) => inOwnCountries(sql.id(alias, 'country_id'), viewer),
};
