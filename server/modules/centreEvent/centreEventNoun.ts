import { sql } from 'kysely';
import { bookingScope, waitingListScope } from '../eventBooking/bookingScope.ts';
import { costScope } from '../estimatedCost/costScope.ts';
import { leadTrainer, visibleTrainer } from '../trainer/trainerScope.ts';
import { openForBooking } from './openForBooking.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, TRUE, type Sql } from '#server/db/conditions.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { type Condition, idValue, textValue } from '#server/graphql/read/condition.ts';
import { byOwner } from '#server/graphql/read/orderBy.ts';
import { type HasWord, searches } from '#server/graphql/read/searches.ts';
import { figuresOfEvent } from '../eventBooking/bookingMeasures.ts';
import { centreScope } from '../trainingCentre/centreScope.ts';
import { byCountryName } from '../country/index.ts';
import { fill, isFull, isOfIndication, waitingListCount } from './eventMeasures.ts';
import { centreEventEntity, eventTrainerEntity } from './centreEventEntity.ts';
import { eventService } from './service.ts';

export const centreEventNoun = defineNoun({
  entity: centreEventEntity,
  parts: [eventTrainerEntity],
  list: {
    filters: {
      capacity: (value, { alias }) => (value === 'FULL' ? isFull(alias) : sql`not ${isFull(alias)}`),
      cost_currency: withCosts(),
      indication_id: isOfIndication,
      // S1: it narrows; no adds nothing.
      restrict_by_current_user: (value, { alias, viewer }) =>
        value === true ? openForBooking(alias, viewer) : TRUE,
      text_search: searches(eventOrCentre),
      trainer_id: withTrainer(),
    },
    compared: { LEAD_TRAINER_ID: leadTrainer },
    related: {
      event_bookings: {
        type: 'EventBooking',
        table: 'event_bookings',
        scope: bookingScope,
        on: 'centre_event_id',
        kept: figuresOfEvent,
      },
      waiting_list_entries: {
        type: 'WaitingListEntry',
        table: 'waiting_list_entries',
        scope: waitingListScope,
        on: 'centre_event_id',
        count: waitingListCount,
      },
      estimated_costs: {
        type: 'EstimatedCost',
        table: 'estimated_costs',
        scope: costScope,
        on: 'centre_event_id',
      },
    },
    owners: {
      TRAINING_CENTRE: {
        type: 'TrainingCentre',
        table: 'training_centres',
        column: 'training_centre_id',
        scope: centreScope,
      },
    },
    orders: {
      TRAINING_CENTRE: byOwner({
        table: 'training_centres',
        column: 'training_centre_id',
        by: 'name',
        scope: centreScope,
      }),
      COUNTRY: byCountryName,
      FILL: { expressions: (alias) => [fill(alias)], nullable: true },
    },
    defaultOrder: [{ column: 'DATE_START', order: 'DESC' }],
  },
  writes: eventService,
});

function withTrainer(): Condition {
  return (value, { alias, viewer, path }) => {
    const trainer = visibleTrainer(sql`"taught"."trainer_id"`, 'teacher', viewer);
    return sql`exists (select 1 from "centre_event_trainers" "taught" where "taught"."centre_event_id" = ${sql.id(alias, 'id')} and ${trainer} = ${idValue(value, path)}::bigint)`;
  };
}

/** S1: only by costs that the viewer may read. */
function withCosts(): Condition {
  return (value, { alias, viewer, path }) => {
    const cost = `${alias}_cost`;
    return sql`exists (select 1 from "estimated_costs" ${sql.id(cost)} where ${sql.id(cost, 'centre_event_id')} = ${sql.id(alias, 'id')} and ${sql.id(cost, 'currency')} = ${textValue(value, path)} and ${costScope(cost, viewer)})`;
  };
}

/** S1: only by centres that the viewer may see, which an event of their country need not be held at. */
function eventOrCentre(alias: string, viewer: Viewer, has: HasWord): Sql {
  const isMeant = and([has(sql.id('centre', 'search_text')), centreScope('centre', viewer)]);
  return sql`(${has(sql.id(alias, 'search_text'))} or ${sql.id(alias, 'training_centre_id')} in (select "centre"."id" from "training_centres" "centre" where ${isMeant}))`;
}
