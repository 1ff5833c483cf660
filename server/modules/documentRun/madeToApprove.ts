import { sql } from 'kysely';
import { pathsIn } from '#server/documents/merge/pathsIn.ts';
import { notFound } from '#server/errors/errors.ts';
import { documentFileDeleted, notOfRun } from '#server/errors/runRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { and } from '#server/db/conditions.ts';
import { isUuid } from '#server/words/isUuid.ts';
import { mergeWorld } from '../mergeTemplate/index.ts';
import { hasItsFile } from './passportMeasures.ts';
import { generatedDocumentScope } from './documentRunScope.ts';
import { findRun } from './readRun.ts';
import type { MadeDocument } from './refuseChanged.ts';
import type { RunType } from './runKindPolicy.ts';
import { pinnedTemplate } from './runTemplate.ts';

/** A generated document as an approval binds it. */
export interface MadeToApprove extends MadeDocument {
  readonly guid: string;
  readonly eventId: string;
  readonly runType: RunType;
  readonly title: string;
  readonly fileName: string;
  readonly fileHash: string;
  readonly fileSize: number;
  readonly pages: number;
  /** Everything that its text follows from, by path of the contract. */
  readonly paths: readonly string[];
}

interface Found extends Omit<MadeToApprove, 'paths' | 'run'> {
  readonly runKey: string | null;
  readonly isFileDeleted: boolean;
}

/** @throws notFound, or in words where no run could make it again */
export async function madeToApprove(session: WriteSession, guid: string): Promise<MadeToApprove> {
  const found = await findDocument(session, guid);
  if (found === null) throw notFound('GeneratedDocument', guid);
  const { runKey, isFileDeleted, ...made } = found;
  if (isFileDeleted) throw documentFileDeleted();
  const run = runKey === null ? null : await findRun(session, runKey);
  if (run === null) throw notOfRun();
  const template = await pinnedTemplate(session.context, made.templateId);
  return { ...made, run, paths: pathsIn(mergeWorld, template?.pieces ?? []) };
}

async function findDocument({ context, viewer }: WriteSession, guid: string): Promise<Found | null> {
  if (!isUuid(guid)) return null;
  return context.reads.value<Found>(
    sql`select json_build_object('guid', d.guid, 'eventId', d.centre_event_id::text, 'runType', d.run_type,
          'templateId', d.template_id::text, 'title', d.title, 'fileName', d.file_name, 'fileHash', d.file_hash, 'fileSize', d.file_size,
          'pages', d.pages, 'runKey', run.key, 'isFileDeleted', not ${hasItsFile('d')}, 'impressionKeys', d.impression_keys, 'fields', d.fields)::text
        from generated_documents d left join document_runs run on run.id = d.document_run_id
        where ${and([sql`d.guid = ${guid}::uuid`, generatedDocumentScope('d', viewer)])}`,
  );
}
