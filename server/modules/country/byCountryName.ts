import { byOwner } from '#server/graphql/read/orderBy.ts';

/** Whoever is sorted by their country is sorted by its name. */
export const byCountryName = byOwner({ table: 'countries', column: 'country_id', by: 'name' });
