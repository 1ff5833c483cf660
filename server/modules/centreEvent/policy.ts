import { sql } from 'kysely';
import { inOwnCountries } from '#server/access/countries.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';

export const costKeys = [
  'estimated_costs',
  'costs_base_currency',
  'cost_accommodation',
  'cost_coffee',
  'cost_dinner',
  'cost_flights',
  'cost_lunch',
  'cost_transfers',
];

/** Compliance and logistics change an event's costs and nothing else of it. */
export const eventPolicy: WritePolicy = {
  capability: 'events.write',
  governed: { 'costs.write': costKeys },
  countries: (alias, viewer) => inOwnCountries(sql.id(alias, 'country_id'), viewer),
};
