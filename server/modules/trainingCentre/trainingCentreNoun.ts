import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { centrePolicy, centreService } from './service.ts';
import { sql } from 'kysely';
import { centreScope } from './centreScope.ts';
import { documentOf } from '../approvedDocument/documentMeasures.ts';
import { byCountryName } from '../country/index.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import {
  hiddenTrainerFields,
  leadTrainer,
  partlyHiddenTrainerFields,
  trainerScope,
} from '../trainer/trainerScope.ts';
import { byOwner } from '#server/graphql/read/orderBy.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { type Sql, TRUE } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { isFull, isOver, yearsOfEvents } from '../centreEvent/eventMeasures.ts';
import { imageOf } from '#server/graphql/read/imageOf.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/write/policyAction.ts';

const centreActions: TypeActions = {
  many: 'training centres',
  read: 'centres.read',
  create: 'centres.write',
  rules: [policyAction({ action: 'update', policy: centrePolicy, doing: 'change training centres' })],
};

const trainingCentreEntity: Entity = {
  type: 'TrainingCentre',
  table: 'training_centres',
  scope: centreScope,
  actions: centreActions,
  fields: {
    locationImage: (alias) => imageOf(sql.id(alias, 'location_image')),
    pastEventCount: countEvents((event) => isOver(event)),
    upcomingEventCount: countEvents((event) => sql`not ${isOver(event)}`),
    upcomingEventsFull: countEvents((event) => sql`not ${isOver(event)} and ${isFull(event)}`),
  },
  relations: {
    approvedDocument: documentOf('training_centre_id'),
    trainers: {
      kind: 'many',
      type: 'CentreTrainer',
      column: 'training_centre_id',
      orderBy: (alias) => sql.id(alias, 'priority'),
    },
    centreEvents: {
      kind: 'many',
      type: 'CentreEvent',
      column: 'training_centre_id',
      orderBy: (alias) => sql`${sql.id(alias, 'date_start')} desc nulls last, ${sql.id(alias, 'id')} desc`,
      ...yearsOfEvents,
    },
  },
};

/** The link, seen by whoever sees the centre. */
const centreTrainerEntity: Entity = {
  type: 'CentreTrainer',
  table: 'training_centre_trainers',
  scope: () => TRUE,
};

/** Events of the centre that the viewer may see and that meet the condition. */
function countEvents(condition: (event: string) => Sql) {
  return (centre: string, viewer: Viewer): Sql => {
    const event = `${centre}_event`;
    return sql`(select count(*) from "centre_events" ${sql.id(event)} where ${sql.id(event, 'training_centre_id')} = ${sql.id(centre, 'id')} and ${eventScope(event, viewer)} and ${condition(event)})`;
  };
}

export const trainingCentreNoun = defineNoun({
  entity: trainingCentreEntity,
  parts: [centreTrainerEntity],
  list: {
    compared: { LEAD_TRAINER_ID: leadTrainer },
    related: {
      centre_events: {
        type: 'CentreEvent',
        table: 'centre_events',
        scope: eventScope,
        on: 'training_centre_id',
      },
      trainers: {
        type: 'Trainer',
        table: 'trainers',
        scope: trainerScope,
        guards: { hiddenFields: hiddenTrainerFields, partlyHidden: partlyHiddenTrainerFields },
        on: (parent, child) =>
          sql`exists (select 1 from "training_centre_trainers" "teaches" where "teaches"."trainer_id" = ${sql.id(child, 'id')} and "teaches"."training_centre_id" = ${sql.id(parent, 'id')})`,
      },
    },
    orders: {
      COUNTRY: byCountryName,
      INDICATION: byOwner({ table: 'indications', column: 'indication_id', by: 'name' }),
    },
    defaultOrder: [{ column: 'NAME', order: 'ASC' }],
  },
  writes: centreService,
});
