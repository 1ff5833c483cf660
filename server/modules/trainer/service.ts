import { limitText, mostAnHour } from '#schema/moneyLimits.ts';
import { taken } from '#server/errors/errors.ts';
import { refuseOtherUnits } from '#server/graphql/write/otherUnits.ts';
import { trimmedOrNull } from '#server/graphql/write/trimmedOrNull.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { feeDate } from './feeDate.ts';
import { sql } from 'kysely';
import { inOwnCountries } from '#server/access/countries.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';

export const feeKeys = ['fmv_amount', 'fmv_currency', 'vat_payable'];

/** Fees are the business of compliance alone, whoever else may edit the trainer. */
export const trainerPolicy: WritePolicy = {
  capability: 'trainers.write',
  governed: { 'fmv.write': feeKeys },
  countries: (alias, viewer) => inOwnCountries(sql.id(alias, 'country_id'), viewer),
  placedBy: ['country_id'],
};

export const trainerService = new Writes({
  type: 'Trainer',
  table: 'trainers',
  noun: 'trainer',
  policy: trainerPolicy,
  nameOf: (row) => row.full_name,
  countryOf: (row) => row.country_id,
  required: ['last_name'],
  images: ['photo'],
  comesBack: ['fmv_last_updated'],
  // G3: one trainer per identity in each register.
  constraints: {
    trainers_onekey: (path) => taken(`${path}.onekey_id`),
    trainers_veeva: (path) => taken(`${path}.veeva_id`),
  },
  derive: async (write, change) => ({
    ...trimmedOrNull(change, ['onekey_id', 'veeva_id']),
    ...(await feeDate(write, change)),
  }),
  validate: (_write, change) => {
    refuseOtherUnits(change, 'fmv_currency', ['fmv_amount']);
    const { fmv_amount: amount, fmv_currency: currency } = change.row;
    if (amount === null) return;
    if (currency === null) change.problems.add(`${change.path}.fmv_currency`, 'An amount needs a currency.');
    else if (amount < 0) change.problems.add(`${change.path}.fmv_amount`, 'This must not be negative.');
    else if (amount > mostAnHour)
      change.problems.add(
        `${change.path}.fmv_amount`,
        `An hour may be worth at most ${limitText(mostAnHour, currency)}.`,
      );
  },
});
