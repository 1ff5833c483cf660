import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { isOfOwnCountriesFor } from './eventScope.ts';

/** Lines, and what is agreed on travel and rooms. */
export const costKeys = ['estimated_costs', 'cost_accommodation', 'cost_flights', 'cost_transfers'];
/** The currency moves every total and honorarium of the event. */
export const costTermKeys = ['costs_base_currency', 'cost_coffee', 'cost_dinner', 'cost_lunch'];

/** Compliance and logistics change an event's costs and nothing else of it; logistics what is its own of them. */
export const eventPolicy: WritePolicy = {
  capability: 'events.write',
  governed: { 'costs.write': costKeys, 'costs.terms': costTermKeys },
  countries: (alias, viewer) => isOfOwnCountriesFor('events.write', alias, viewer),
  placedBy: ['country_id', 'training_centre_id'],
};
