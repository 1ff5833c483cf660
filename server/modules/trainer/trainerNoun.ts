import { sql } from 'kysely';
import { rowsLimit } from '#schema/rowsLimit.ts';
import { byCountryName } from '../country/index.ts';
import { centreScope } from '../trainingCentre/centreScope.ts';
import { yearsOfEvents } from '../centreEvent/eventMeasures.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { hiddenHonorariaFields } from '../honoraria/honorariaScope.ts';
import { honorariaCaps, honorariaYears } from '../honoraria/yearMeasures.ts';
import {
  hiddenTrainerFields,
  partlyHiddenTrainerFields,
  seesNamesOnly,
  trainerScope,
} from './trainerScope.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { searches } from '#server/graphql/read/searches.ts';
import { feeKeys, trainerPolicy, trainerService } from './service.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { imageOf } from '#server/graphql/read/imageOf.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/write/policyAction.ts';

const trainerActions: TypeActions = {
  many: 'trainers',
  read: 'trainers.read',
  create: 'trainers.write',
  rules: [
    policyAction({ action: 'update', policy: trainerPolicy, doing: 'change trainers' }),
    policyAction({
      action: 'update_fees',
      policy: trainerPolicy,
      doing: 'change what trainers are paid',
      keys: feeKeys,
    }),
  ],
};

const trainerEntity: Entity = {
  type: 'Trainer',
  table: 'trainers',
  scope: trainerScope,
  actions: trainerActions,
  hiddenFields: (viewer) =>
    new Set([...hiddenTrainerFields(viewer), ...hiddenHonorariaFields(viewer, 'Trainer')]),
  partlyHidden: partlyHiddenTrainerFields,
  fields: {
    photo: (alias) => imageOf(sql.id(alias, 'photo')),
    centreEventCount: (alias, viewer) =>
      sql`(select count(*) from "centre_event_trainers" "taught" join "centre_events" "taught_event" on "taught_event"."id" = "taught"."centre_event_id" where "taught"."trainer_id" = ${sql.id(alias, 'id')} and ${eventScope('taught_event', viewer)})`,
    honorariaYears: (alias, viewer) => honorariaYears(sql.id(alias, 'id'), viewer),
    honorariaCaps: (alias, viewer) => honorariaCaps(sql.id(alias, 'id'), viewer),
  },
  // Some forty events each.
  work: { honorariaYears: 40, honorariaCaps: 40 },
  relations: {
    trainerHonoraria: {
      kind: 'many',
      type: 'TrainerHonoraria',
      column: 'trainer_id',
      orderBy: (alias) =>
        sql`(select "of"."date_start" from "centre_events" "of" where "of"."id" = ${sql.id(alias, 'centre_event_id')}) desc nulls last, ${sql.id(alias, 'centre_event_id')} desc`,
      first: rowsLimit,
      usually: yearsOfEvents.usually,
    },
    centreEvents: {
      kind: 'through',
      type: 'CentreEvent',
      table: 'centre_event_trainers',
      near: 'trainer_id',
      far: 'centre_event_id',
      orderBy: (alias) => sql`${sql.id(alias, 'date_start')} desc nulls last, ${sql.id(alias, 'id')} desc`,
      ...yearsOfEvents,
    },
  },
};

/** One of few ids, which are looked up: joined, the planner goes through all events or centres for each trainer. */
const teachesAt = (parent: string, child: string): Sql =>
  sql`${sql.id(child, 'id')} = any(array(select "taught"."centre_event_id" from "centre_event_trainers" "taught" where "taught"."trainer_id" = ${sql.id(parent, 'id')}))`;
const teachesFor = (parent: string, child: string): Sql =>
  sql`${sql.id(child, 'id')} = any(array(select "taught"."training_centre_id" from "training_centre_trainers" "taught" where "taught"."trainer_id" = ${sql.id(parent, 'id')}))`;

export const trainerNoun = defineNoun({
  entity: trainerEntity,
  list: {
    filters: {
      // To whom a trainer is a name, hospitals and addresses must not be found out by searching for them.
      text_search: searches((alias, viewer, has) =>
        seesNamesOnly(viewer)
          ? and([has(sql.id(alias, 'search_text')), has(sql`f_search(${sql.id(alias, 'full_name')})`)])
          : has(sql.id(alias, 'search_text')),
      ),
    },
    related: {
      centre_events: { type: 'CentreEvent', table: 'centre_events', scope: eventScope, on: teachesAt },
      training_centres: {
        type: 'TrainingCentre',
        table: 'training_centres',
        scope: centreScope,
        on: teachesFor,
      },
    },
    orders: { COUNTRY: byCountryName },
    defaultOrder: [{ column: 'LAST_NAME', order: 'ASC' }],
  },
  writes: trainerService,
  manyOfOwn: { 'fmv.write': feeKeys },
  // G3
  alone: [{ inputs: ['onekey_id'] }, { inputs: ['veeva_id'] }],
});
