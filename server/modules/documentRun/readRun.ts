import { sql } from 'kysely';
import { isRecord } from '#server/db/isRecord.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { parseRow, rowText } from '#server/db/rows.ts';
import { isUuid } from '#server/words/isUuid.ts';
import { and, FALSE } from '#server/db/conditions.ts';
import { forbidden, notFound } from '#server/errors/errors.ts';
import { documentRunScope } from './documentRunScope.ts';
import { type Impression, impressionsOf } from './impressions.ts';
import type { Run } from './openRun.ts';
import { type OwnValues, storedOwnValues } from './ownValues.ts';
import { usesPassport } from './passports.ts';
import { readRunRecords, type RunEvent, type RunRecords } from './readRunRecords.ts';
import type { RunType } from './runKindPolicy.ts';
import type { RunParams } from './runParams.ts';
import { newestTemplate, pinnedTemplate, type RunTemplate, selectionsFor } from './runTemplate.ts';

/** Null where there is none that the viewer may see. */
export async function findRun({ context, viewer }: WriteSession, key: string): Promise<Run | null> {
  if (!isUuid(key)) return null;
  const text = await context.reads.json(
    sql`select row from (select ${rowText('t')} from document_runs t where ${and([
      sql`t.key = ${key}::uuid`,
      documentRunScope('t', viewer),
    ])}) found`,
  );
  return text === null ? null : parseRow('document_runs', text);
}

/** @throws forbidden for whom there can be no run at all, notFound where there is none that the viewer may see */
export async function visibleRun(session: WriteSession, key: string): Promise<Run> {
  if (documentRunScope('t', session.viewer) === FALSE) throw forbidden('make documents');
  const run = await findRun(session, key);
  if (run === null) throw notFound('DocumentRun', key);
  return run;
}

/** A run with what its documents would say now. */
export interface OpenRun {
  readonly run: Run;
  readonly type: RunType;
  readonly template: RunTemplate | null;
  readonly records: RunRecords;
  readonly event: RunEvent;
  readonly own: OwnValues;
  readonly impressions: readonly Impression[];
  readonly usesPassport: boolean;
}

interface Wanted {
  /** The version of the template; the newest where none is named. */
  readonly templateId?: string;
  /** The impressions that are wanted of those that bookings have; all where none is named. */
  readonly keys?: readonly string[];
}

/**
 * What its documents would say now. A file is called as it is among all only where all are read.
 * @throws notFound where the event is hidden by now
 */
export async function readRun(
  session: WriteSession,
  run: Run,
  { templateId, keys }: Wanted = {},
): Promise<OpenRun> {
  const type = run.run_type;
  const { context } = session;
  const template =
    templateId === undefined
      ? await newestTemplate(context, type)
      : await pinnedTemplate(context, templateId);
  const selections = selectionsFor(type, template);
  const records = await readRunRecords(session, type, paramsOf(run), selections, keys);
  if (records === null) throw notFound('CentreEvent', run.centre_event_id);
  const own = storedOwnValues(run.modified_fields);
  const impressions = impressionsOf({ type, template, records, own, now: context.now() });
  return {
    run,
    type,
    template,
    records,
    event: records.event,
    own,
    impressions,
    usesPassport: usesPassport(selections.get('eventBooking')),
  };
}

/** As `readRunParams` wrote them. */
const paramsOf = ({ params, centre_event_id: event }: Run): RunParams => ({
  ...(isRecord(params) ? params : {}),
  centre_event_id: event,
});
