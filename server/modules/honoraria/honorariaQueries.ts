import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { isId } from '#server/db/rows.ts';
import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { isOver } from '../centreEvent/eventMeasures.ts';
import { honorariaBasis, honorariaBlocks, honorariaOf } from './honorariaMeasures.ts';
import { honorariaScope } from './honorariaScope.ts';

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
    order by "event"."date_start" nulls last, "event"."id", "link"."priority", "block" ->> 'code' limit ${sql.raw(String(shown))}
  ) "row"`;

export const honorariaQueries: Operations = {
  honorariaPreview: operation({ capability: 'honoraria.read' }, async ({ context, viewer }, asked: Asked) =>
    isId(asked.centre_event_id)
      ? (JSON.parse((await context.reads.json(previewSql(asked, viewer))) ?? '[]') as unknown)
      : [],
  ),
  blockedHonoraria: operation(
    { capability: 'honoraria.read' },
    async ({ context, viewer }) =>
      JSON.parse((await context.reads.json(blockedSql(viewer))) ?? '[]') as unknown,
  ),
};
