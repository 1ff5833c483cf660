import { sql } from 'kysely';
import { eventScope } from '../centreEvent/eventScope.ts';
import { hiddenTrainerFields, partlyHiddenTrainerFields, trainerScope } from './trainerScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { imageOf } from '#server/graphql/read/imageOf.ts';
import { trainerActions } from './actions.ts';

export const trainerEntity: Entity = {
  type: 'Trainer',
  table: 'trainers',
  scope: trainerScope,
  actions: trainerActions,
  hiddenFields: hiddenTrainerFields,
  partlyHidden: partlyHiddenTrainerFields,
  fields: {
    photo: (alias) => imageOf(sql.id(alias, 'photo')),
    centreEventCount: (alias, viewer) =>
      sql`(select count(*) from "centre_event_trainers" "taught" join "centre_events" "taught_event" on "taught_event"."id" = "taught"."centre_event_id" where "taught"."trainer_id" = ${sql.id(alias, 'id')} and ${eventScope('taught_event', viewer)})`,
  },
  relations: {
    centreEvents: {
      kind: 'through',
      type: 'CentreEvent',
      table: 'centre_event_trainers',
      near: 'trainer_id',
      far: 'centre_event_id',
      orderBy: (alias) => sql`${sql.id(alias, 'date_start')} desc nulls last, ${sql.id(alias, 'id')} desc`,
    },
  },
};
