import { sql } from 'kysely';
import { type Sql, whole } from '#server/db/conditions.ts';
import type { BesideField, Entity } from '#server/graphql/Entity.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { honorariaBlocks, honorariaItems, honorariaOf, honorariaBasis } from './honorariaMeasures.ts';
import { honorariaScope } from './honorariaScope.ts';
import { capOfYear } from './yearMeasures.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { isId } from '#server/db/rows.ts';
import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { isOver } from '../centreEvent/eventMeasures.ts';

interface Minutes {
  readonly trainer_id: string;
  readonly prep_minutes: number;
  readonly post_minutes: number;
  readonly travel_minutes: number;
}

interface Asked {
  readonly centre_event_id: string;
  readonly trainers: readonly Minutes[];
}

/** The measure itself, over rows that have other minutes than those kept. */
const previewSql = ({ centre_event_id: event, trainers }: Asked, viewer: Viewer): Sql => sql`
  select coalesce(json_agg(json_build_object('trainerId', "link"."trainer_id"::text,
    'activityMinutes', "h"."activity_minutes", 'totalHonorariaMinutes', "h"."total_minutes",
    'totalHonorariaEventCurrency', "h"."honoraria_event", 'totalHonorariaLocalCurrency', "h"."honoraria_local",
    'totalActivityEventCurrency', "h"."activity_event", 'totalActivityLocalCurrency', "h"."activity_local",
    'totalTravelEventCurrency', "h"."travel_event", 'totalTravelLocalCurrency', "h"."travel_local") order by "link"."priority"), '[]')::text
  from (
    select "kept"."centre_event_id", "kept"."trainer_id", "kept"."priority", "given"."prep_minutes", "given"."post_minutes", "given"."travel_minutes"
    from "centre_event_trainers" "kept" join json_to_recordset(${JSON.stringify(trainers.filter(({ trainer_id: id }) => isId(id)))}::json)
      as "given" ("trainer_id" bigint, "prep_minutes" integer, "post_minutes" integer, "travel_minutes" integer) on "given"."trainer_id" = "kept"."trainer_id"
    where "kept"."centre_event_id" = ${event}::bigint and ${honorariaScope('kept', viewer)}
  ) "link" cross join lateral (${honorariaOf('link')}) "h"`;

const shown = 200;

const blockedSql = (viewer: Viewer): Sql => sql`
  select coalesce(json_agg("row"), '[]')::text from (
    select "event"."id"::text as "centreEventId", "event"."name" as "eventName", "event"."date_start" as "dateStart",
      "link"."trainer_id"::text as "trainerId", "b"."full_name" as "trainerName", "block" ->> 'code' as "code", "block" ->> 'message' as "message"
    from "centre_events" "event" join "centre_event_trainers" "link" on "link"."centre_event_id" = "event"."id"
      cross join lateral (${honorariaBasis('link')}) "b" cross join lateral jsonb_array_elements(${honorariaBlocks('b')}) "block"
    where "event"."is_published" and not ${isOver('event')} and ${honorariaScope('link', viewer)}
    order by "event"."date_start" nulls last, "event"."id", "link"."priority", "block" ->> 'code' limit ${whole(shown)}
  ) "row"`;

const honorariaQueries: Operations = {
  honorariaPreview: operation({ capability: 'honoraria.read' }, async ({ context, viewer }, asked: Asked) =>
    isId(asked.centre_event_id) ? context.reads.list(previewSql(asked, viewer)) : [],
  ),
  blockedHonoraria: operation({ capability: 'honoraria.read' }, async ({ context, viewer }) =>
    context.reads.list(blockedSql(viewer)),
  ),
};

const figures = { name: 'honoraria', query: honorariaOf };
const figure = (expression: (row: string) => Sql): BesideField => ({
  beside: figures,
  expression: (_alias, beside) => expression(beside),
});
const column = (name: string): BesideField => figure((row) => sql.id(row, name));

const today = (row: string): Sql =>
  sql`case when ${sql.id(row, 'frozen_at')} is not null then json_build_object(
    'trainerFMV', ${sql.id(row, 'today_fmv')}, 'trainerCurrency', ${sql.id(row, 'today_currency')},
    'eventCurrency', ${sql.id(row, 'today_event_currency')}, 'exchangeRate', trim_scale(${sql.id(row, 'today_rate')})::text,
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
