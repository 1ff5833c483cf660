import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { TRUE } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { byOwner } from '#server/graphql/read/orderBy.ts';

/** Whoever is sorted by their country is sorted by its name. */
export const byCountryName = byOwner({ table: 'countries', column: 'country_id', by: 'name' });

/** There are no more than some 250 countries, and of a record hardly ever more than a region's. */
export const someCountries = { atMost: 300, usually: 20 } as const;

const countryEntity: Entity = { type: 'Country', table: 'countries', scope: () => TRUE };

export const countryNoun = defineNoun({
  entity: countryEntity,
  list: { defaultOrder: [{ column: 'NAME', order: 'ASC' }] },
});
