import { sql } from 'kysely';
import { ofCountry } from '#server/access/countries.ts';
import { before, type Condition, idValue, isId, onOrAfter } from '#server/graphql/read/condition.ts';
import { ofOwner } from '#server/graphql/read/ofOwner.ts';
import { journeyOwners } from './journeyOwners.ts';
import { isOfIndication } from '../centreEvent/eventMeasures.ts';

/** S1: only by events that the viewer may see. */
const ofEvent =
  (condition: Condition): Condition =>
  (value, asked) => {
    const test = (alias: string) => condition(value, { ...asked, alias, offer: undefined });
    return ofOwner(journeyOwners.CENTRE_EVENT, { operator: 'EQ', value, asked, test });
  };

/** Bookings and waiting-list entries by what their event is; the dashboard's links narrow both lists with them (S6). */
export const eventConditions: Readonly<Record<string, Condition>> = {
  centre_event_date_start_gte: ofEvent(onOrAfter('date_start')),
  centre_event_date_start_lt: ofEvent(before('date_start')),
  centre_event_country_id: ofEvent((value, { alias, viewer, path }) =>
    ofCountry('events.read', viewer, sql.id(alias, 'country_id'), idValue(value, path)),
  ),
  centre_event_training_centre_id: ofEvent(isId('training_centre_id')),
  indication_id: ofEvent(isOfIndication),
};
