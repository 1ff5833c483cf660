import { sql } from 'kysely';
import { areGrantsOf, grantsOf } from '#server/access/grantsOf.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { toJson } from '#server/db/Json.ts';
import { insert, run } from '#server/db/rows.ts';
import { isUuid } from '#server/words/isUuid.ts';
import type { DownloadKind } from '#server/documents/downloads/Download.ts';
import { exportForgotten } from '#server/errors/taskRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { enqueueTask } from '#server/jobs/tasks/enqueueTask.ts';
import type { Task } from '#server/jobs/tasks/TaskKind.ts';
import { counted } from '#server/words/counted.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { type RowSelection, selectedIds } from '../rowSelection/index.ts';
import type { OwnedKind } from '../task/index.ts';
import { type AskedFile, exportFile, formats, planOf } from './file/exportFile.ts';
import { narrowing } from './countExported.ts';
import { recordExport } from './service.ts';

/** More rows than this are written in a task. */
const atOnce = 10_000;
const lifeMs = 10 * 60_000;
/** Whoever waits for a long file may have left. */
const longLifeMs = 24 * 60 * 60_000;
export const exportTask = 'EXPORT';

export interface ExportInput extends Omit<AskedFile, 'selection' | 'zone'> {
  readonly selection: RowSelection;
  readonly title: string;
  readonly zone?: string | null;
}

/**
 * Keeps in the audit what is taken out, counted here (S4), and only then makes the file: at once, or in a task. Answers
 * the key of the file.
 */
export async function exportRecords(session: WriteSession, input: ExportInput): Promise<string> {
  const { context } = session;
  const { selection, title, format, columns, zone = null } = input;
  const asked: AskedFile = { selection, format, columns, zone };
  const ids = await selectedIds(selection, 'input.selection', context);
  planOf(asked, ids, context);
  const taken = { subject: selection.type, arguments: selection.arguments ?? {} };
  await recordExport(session, { ...taken, columns: columns.map(({ source }) => source) }, async () => ({
    rows: ids.length,
    arguments: narrowing(selection.arguments),
  }));
  const fileName = `${trimmed(title) || selection.type}.${formats[format].ending}`;
  if (ids.length > atOnce) return inTask(session, asked, ids, fileName);
  const { hash } = await context.documents.store.save(exportFile(asked, ids, context));
  return keep(session, { asked, fileName, rows: ids.length, hash });
}

interface Made {
  readonly asked: AskedFile;
  readonly fileName: string;
  readonly rows: number;
  readonly hash: string;
}

async function keep(
  { context, viewer }: WriteSession,
  { asked, fileName, rows, hash }: Made,
): Promise<string> {
  const now = context.now();
  const row = await context.database.transaction((tx) =>
    insert(tx, 'record_exports', {
      owner_id: viewer.id,
      asked: toJson({ format: asked.format, grants: grantsOf(viewer) }),
      file_name: fileName,
      rows,
      file_hash: hash,
      expires_at: new Date(now.getTime() + lifeMs).toISOString(),
      date_created: now.toISOString(),
    }),
  );
  return row.guid;
}

function inTask(
  { context, viewer }: WriteSession,
  asked: AskedFile,
  ids: readonly string[],
  fileName: string,
): Promise<string> {
  const now = context.now();
  return context.database.transaction(async (tx) => {
    const row = await insert(tx, 'record_exports', {
      owner_id: viewer.id,
      asked: toJson({ ...asked, ids }),
      file_name: fileName,
      rows: ids.length,
      date_created: now.toISOString(),
    });
    const taskId = await enqueueTask(tx, {
      kind: exportTask,
      title: `Export ${counted(ids.length, 'row')}: ${fileName}`,
      subject: `export ${row.id}`,
      ownerId: viewer.id,
      payload: { exportId: row.id },
      rows: [{ key: row.id, label: fileName }],
      now,
    });
    await run(tx, sql`update record_exports set task_id = ${taskId} where id = ${row.id}`);
    return row.guid;
  });
}

/** Writes a long file, which waits for its owner for a day. */
export const exportKind: OwnedKind = {
  atOnce: 1,
  chunk: 1,
  begin: async (session, task) => {
    const id = exportIdOf(task);
    const text = await session.context.database.readJson(
      sql`select e.asked::text from record_exports e where e.id = ${id}::bigint`,
    );
    if (text === null) throw exportForgotten();
    const { ids, ...asked } = JSON.parse(text) as AskedFile & { readonly ids: readonly string[] };
    return async () => {
      const { hash } = await session.context.documents.store.save(exportFile(asked, ids, session.context));
      return async (write) => {
        const expires = new Date(write.now.getTime() + longLifeMs).toISOString();
        await run(
          write.tx,
          sql`update record_exports set file_hash = ${hash}, expires_at = ${expires},
                asked = asked || jsonb_build_object('grants', ${JSON.stringify(grantsOf(session.viewer))}::jsonb)
              where id = ${id}::bigint`,
        );
        return { rows: ids.length };
      };
    };
  },
};

function exportIdOf({ payload }: Task): string {
  const id = isRecord(payload) ? payload['exportId'] : null;
  return typeof id === 'string' ? id : '0';
}

const otherRights = 'Your rights have changed since this file was made. Please export it again.';

const isOfGrants = (viewer: Viewer): Sql => areGrantsOf(sql`e.asked -> 'grants'`, viewer);

/** A file as whoever asked for it is told of it; null where that is somebody else. */
export async function exportByKey({ context, viewer }: WriteSession, key: string): Promise<unknown> {
  if (!isUuid(key)) return null;
  return context.reads.value(
    sql`select json_build_object('key', e.guid, 'fileName', e.file_name, 'rows', e.rows,
          'path', case when e.expires_at > ${context.now().toISOString()}::timestamptz and ${isOfGrants(viewer)} then '/downloads/exports/' || e.guid end,
          'message', case when e.file_hash is not null and not ${isOfGrants(viewer)} then ${otherRights}::text
            else (select coalesce(r.message, 'It was stopped.') from task_rows r where r.task_id = e.task_id and r.state in ('FAILED', 'SKIPPED')) end)::text
        from record_exports e where e.guid = ${key}::uuid and e.owner_id = ${viewer.id}::bigint`,
  );
}

/** The file of an export, for whoever asked for it alone, until it expires or their rights are others. */
export const exportDownload: DownloadKind = async (key, { database, viewer, now }) => {
  if (viewer === null || !isUuid(key)) return null;
  const text = await database.readJson(
    sql`select json_build_object('hash', e.file_hash, 'fileName', e.file_name, 'format', e.asked ->> 'format')::text
        from record_exports e where e.guid = ${key}::uuid and e.owner_id = ${viewer.id}::bigint
          and e.file_hash is not null and e.expires_at > ${now().toISOString()}::timestamptz and ${isOfGrants(viewer)}`,
  );
  if (text === null) return null;
  const { format, ...file } = JSON.parse(text) as {
    hash: string;
    fileName: string;
    format: keyof typeof formats;
  };
  return { ...file, type: formats[format].type };
};
