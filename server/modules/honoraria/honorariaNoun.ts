import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { BesideField, Entity } from '#server/graphql/Entity.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { honorariaBlocks, honorariaItems, honorariaOf } from './honorariaMeasures.ts';
import { honorariaQueries } from './honorariaQueries.ts';
import { honorariaScope } from './honorariaScope.ts';
import { capOfYear } from './yearMeasures.ts';

const figures = { name: 'honoraria', query: honorariaOf };
const figure = (expression: (row: string) => Sql): BesideField => ({
  beside: figures,
  expression: (_alias, beside) => expression(beside),
});
const column = (name: string): BesideField => figure((row) => sql.id(row, name));

const today = (row: string): Sql =>
  sql`case when ${sql.id(row, 'frozen_at')} is not null then json_build_object(
    'trainerFMV', ${sql.id(row, 'today_fmv')}, 'trainerCurrency', ${sql.id(row, 'today_currency')},
    'eventCurrency', ${sql.id(row, 'today_event_currency')}, 'exchangeRate', ${sql.id(row, 'today_rate')}::text,
    'rateDate', to_char(${sql.id(row, 'today_rate_date')}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'totalHonorariaEventCurrency', ${sql.id(row, 'today_event')}, 'totalHonorariaLocalCurrency', ${sql.id(row, 'today_local')}) end`;

const honorariaEntity: Entity = {
  type: 'TrainerHonoraria',
  table: 'centre_event_trainers',
  scope: honorariaScope,
  actions: { many: 'honoraria', read: 'honoraria.read', rules: [] },
  fields: {
    items: honorariaItems,
    yearlyCap: (alias, viewer) =>
      capOfYear(
        sql.id(alias, 'trainer_id'),
        sql`(select "of"."date_start" from "centre_events" "of" where "of"."id" = ${sql.id(alias, 'centre_event_id')})`,
        viewer,
      ),
  },
  // A year of a trainer has some twenty events.
  work: { yearlyCap: 20, items: 2 },
  beside: {
    trainerName: column('full_name'),
    trainerCurrency: column('currency'),
    eventCurrency: column('event_currency'),
    exchangeRate: figure((row) => sql`trim_scale(${sql.id(row, 'rate')})::text`),
    rateDate: column('rate_date'),
    trainerFMV: column('fmv'),
    fmvLastUpdated: column('fmv_last_updated'),
    travelFactor: figure((row) => sql`trim_scale(${sql.id(row, 'travel_factor')})::text`),
    vatPayable: column('vat_payable'),
    activityMinutes: column('activity_minutes'),
    speakerMinutes: column('speaker_minutes'),
    totalHonorariaMinutes: column('total_minutes'),
    totalHonorariaEventCurrency: column('honoraria_event'),
    totalHonorariaLocalCurrency: column('honoraria_local'),
    totalActivityEventCurrency: column('activity_event'),
    totalActivityLocalCurrency: column('activity_local'),
    totalTravelEventCurrency: column('travel_event'),
    totalTravelLocalCurrency: column('travel_local'),
    frozenAt: column('frozen_at'),
    today: figure(today),
    blocks: figure(honorariaBlocks),
  },
};

/** Worked out where it is asked for; of it nothing is stored but what a contract froze. */
export const honorariaNoun = defineNoun({
  folder: 'honoraria',
  entity: honorariaEntity,
  queries: honorariaQueries,
});
