import { sql } from 'kysely';
import { someCountries } from '../country/index.ts';
import { hiddenCostFields, partlyHiddenCostFields } from '../estimatedCost/costScope.ts';
import { hiddenHonorariaFields } from '../honoraria/honorariaScope.ts';
import { costTotals } from '../estimatedCost/costTotalsMeasures.ts';
import { documentOf } from '../approvedDocument/documentMeasures.ts';
import { bookingsByName } from '../eventBooking/bookingMeasures.ts';
import { eventScope } from './eventScope.ts';
import { TRUE, type Sql } from '#server/db/conditions.ts';
import type { Entity, Relation } from '#server/graphql/Entity.ts';
import { isFull, placeholderCount, seatsTaken, waitingListCount } from './eventMeasures.ts';
import { eventActions } from './actions.ts';

export const centreEventEntity: Entity = {
  type: 'CentreEvent',
  table: 'centre_events',
  scope: eventScope,
  actions: eventActions,
  hiddenFields: (viewer) =>
    new Set([...hiddenCostFields(viewer), ...hiddenHonorariaFields(viewer, 'CentreEvent')]),
  partlyHidden: partlyHiddenCostFields,
  fields: {
    traineeCount: (alias) => seatsTaken(alias, 'TRAINEE'),
    staffCount: (alias) => seatsTaken(alias, 'STAFF'),
    placeholderCount,
    waitingListCount,
    isFull,
    costTotals,
  },
  work: { costTotals: 60 },
  relations: {
    trainers: {
      kind: 'many',
      type: 'EventTrainer',
      column: 'centre_event_id',
      orderBy: (alias) => sql.id(alias, 'priority'),
    },
    trainerHonoraria: {
      kind: 'many',
      type: 'TrainerHonoraria',
      column: 'centre_event_id',
      orderBy: (alias) => sql.id(alias, 'priority'),
    },
    approvedDocument: documentOf('centre_event_id'),
    agenda: agendaOf('LIVE'),
    agendaOrig: agendaOf('ORIGINAL'),
    allowedCountries: {
      kind: 'through',
      type: 'Country',
      table: 'centre_event_allowed_countries',
      near: 'centre_event_id',
      far: 'country_id',
      ...someCountries,
      orderBy: (alias) => sql.id(alias, 'name'),
    },
    estimatedCosts: {
      kind: 'many',
      type: 'EstimatedCost',
      column: 'centre_event_id',
      orderBy: (alias) => sql.id(alias, 'id'),
    },
    eventBookings: {
      kind: 'many',
      type: 'EventBooking',
      column: 'centre_event_id',
      orderBy: bookingsByName,
      atMost: 1_000,
    },
    // W1
    waitingListEntries: {
      kind: 'many',
      type: 'WaitingListEntry',
      column: 'centre_event_id',
      orderBy: (alias) => sql`${sql.id(alias, 'priority')} desc, ${oldestFirst(alias)}`,
      atMost: 1_000,
      usually: 200,
    },
  },
};

/** The link, seen by whoever sees the event; the trainer behind it has a scope of its own. */
export const eventTrainerEntity: Entity = {
  type: 'EventTrainer',
  table: 'centre_event_trainers',
  scope: () => TRUE,
};

function oldestFirst(alias: string): Sql {
  return sql`${sql.id(alias, 'date_created')}, ${sql.id(alias, 'id')}`;
}

/** A2: the live programme and the one first approved are two rows. */
function agendaOf(kind: 'LIVE' | 'ORIGINAL'): Relation {
  return {
    kind: 'custom',
    type: 'Agenda',
    many: false,
    on: (parent, child) =>
      sql`${sql.id(child, 'centre_event_id')} = ${sql.id(parent, 'id')} and ${sql.id(child, 'kind')} = ${kind}`,
  };
}
