import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { documentRunScope, generatedDocumentScope } from './documentRunScope.ts';

/** The run that the generated document of this row (`document_guid`) was made in. */
export const runKeyOf = (alias: string, viewer: Viewer): Sql =>
  sql`(select "run"."key" from "generated_documents" "made" join "document_runs" "run" on "run"."id" = "made"."document_run_id"
    where "made"."guid" = ${sql.id(alias, 'document_guid')} and ${documentRunScope('run', viewer)})`;

/** Nobody makes it again (`document_guid`): whom it was made for teaches there no more, and its run names those who do. */
export const isOfWhoLeft = (alias: string): Sql =>
  sql`exists (select 1 from "generated_documents" "made" where "made"."guid" = ${sql.id(alias, 'document_guid')} and "made"."trainer_id" is not null
    and not exists (select 1 from "centre_event_trainers" "link"
      where "link"."centre_event_id" = "made"."centre_event_id" and "link"."trainer_id" = "made"."trainer_id"))`;

/** The newest that was made for the same in that run since. */
export const newerGuidOf = (alias: string, viewer: Viewer): Sql =>
  sql`(select "newer"."guid" from "generated_documents" "made" join "generated_documents" "newer"
      on "newer"."document_run_id" = "made"."document_run_id" and "newer"."impression_keys" = "made"."impression_keys" and "newer"."id" > "made"."id"
    where "made"."guid" = ${sql.id(alias, 'document_guid')} and ${generatedDocumentScope('newer', viewer)}
    order by "newer"."id" desc limit 1)`;
