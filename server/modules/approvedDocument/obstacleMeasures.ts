import { sql } from 'kysely';
import { reach } from '#server/access/roleTable.ts';
import { isOwn } from '#server/access/countries.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { fileDeleted } from '#server/errors/runRefusals.ts';
import { isOfWhoLeft } from '../documentRun/madeAgainMeasures.ts';
import { isFileDeleted, isWithheld } from '../documentRun/passportMeasures.ts';
import { honorariaBasis, honorariaBlocks } from '../honoraria/honorariaMeasures.ts';
import { currentHash, isStale } from './documentMeasures.ts';

/** What keeps a document from being approved by somebody, as a JSON array of codes and sentences; the approval refuses by the first. */
export function obstacles(alias: string, viewer: Viewer): Sql {
  const of = (column: string) => sql.id(alias, column);
  const isDeleted = isFileDeleted(of('file_hash'));
  const found = [
    obstacle('FILE_MISSING', sql`${of('file_hash')} is null`, 'It has no file yet.'),
    obstacle(
      'FOUR_EYES',
      isOwn(of('author_id'), viewer),
      'You have uploaded or attached it yourself, so somebody else has to approve it.',
    ),
    obstacle('FILE_DELETED', isDeleted, fileDeleted),
    obstacle(
      'FILE_WITHHELD',
      sql`not ${isDeleted} and ${isWithheld(of('file_hash'), viewer)}`,
      'It prints passports that you may not see. Whoever approves it has to be able to read it.',
    ),
    obstacle(
      'MADE_ANEW_FIRST',
      sql`${of('run_type')} is not null and ${of('made_hash')} is distinct from ${currentHash(alias)}`,
      sql`coalesce(${whyNotAgain(alias)}, 'What it says has changed since it was made. Make it again and attach it first.')`,
    ),
  ];
  return sql`case
    when ${of('date_withdrawn')} is not null then jsonb_build_array(${told('DOCUMENT_WITHDRAWN', 'It was withdrawn. Attach a new document instead.')})
    when ${of('date_approved')} is not null and not ${isStale(alias)} then jsonb_build_array(${told('ALREADY_APPROVED', 'It is approved already.')})
    else to_jsonb(array_remove(array[${sql.join(found)}], null)) || ${honoraria(alias, viewer)} end`;
}

/** Why no run can make it again, and what can be done instead. */
export const whyNotAgain = (alias: string): Sql =>
  sql`case when ${sql.id(alias, 'date_withdrawn')} is null and ${isOfWhoLeft(alias)} then 'Its trainer is no longer on the event, so it cannot be made again'
    || case when ${sql.id(alias, 'date_approved')} is null then ' or approved' else '' end || '. Compliance can withdraw it.' end`;

/** Their sentences. */
export const blocks = (alias: string, viewer: Viewer): Sql =>
  sql`(select coalesce(json_agg("one"."value" ->> 'message'), '[]') from jsonb_array_elements(${obstacles(alias, viewer)}) "one")`;

/** A contract freezes the honoraria of its event, which has to be possible (H5, H6). Whoever reads none is told that much. */
function honoraria(alias: string, viewer: Viewer): Sql {
  const message =
    reach(viewer, 'honoraria.read') === 'all'
      ? sql`"each"."value" ->> 'message'`
      : sql`'The honoraria of its event cannot be frozen yet.'`;
  return sql`case when ${sql.id(alias, 'purpose')} <> 'CONTRACT' or ${sql.id(alias, 'centre_event_id')} is null then '[]'::jsonb else (
    select coalesce(jsonb_agg(distinct jsonb_build_object('code', 'HONORARIA_BLOCKED', 'message', ${message})), '[]')
    from "centre_event_trainers" "link" cross join lateral (${honorariaBasis('link')}) "basis"
    cross join lateral jsonb_array_elements(${honorariaBlocks('basis')}) "each"
    where "link"."centre_event_id" = ${sql.id(alias, 'centre_event_id')}) end`;
}

const obstacle = (code: string, when: Sql, message: Sql | string): Sql =>
  sql`case when ${when} then ${told(code, message)} end`;

const told = (code: string, message: Sql | string): Sql =>
  sql`jsonb_build_object('code', ${sql.raw(`'${code}'`)}, 'message', ${message}::text)`;
