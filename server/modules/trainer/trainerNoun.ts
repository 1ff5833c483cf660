import { sql } from 'kysely';
import { centreScope } from '../trainingCentre/centreScope.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { seesNamesOnly } from './trainerScope.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { searches } from '#server/graphql/read/searches.ts';
import { trainerService } from './service.ts';
import { trainerEntity } from './trainerEntity.ts';

const teachesAt = (parent: string, child: string): Sql =>
  sql`exists (select 1 from "centre_event_trainers" "taught" where "taught"."centre_event_id" = ${sql.id(child, 'id')} and "taught"."trainer_id" = ${sql.id(parent, 'id')})`;
const teachesFor = (parent: string, child: string): Sql =>
  sql`exists (select 1 from "training_centre_trainers" "taught" where "taught"."training_centre_id" = ${sql.id(child, 'id')} and "taught"."trainer_id" = ${sql.id(parent, 'id')})`;

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
    defaultOrder: [{ column: 'LAST_NAME', order: 'ASC' }],
  },
  writes: trainerService,
});
