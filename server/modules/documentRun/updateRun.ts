import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { redacted } from '#server/audit/redact.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { sameValue } from '#server/db/Json.ts';
import { run as runSql, select } from '#server/db/rows.ts';
import { forbidden, notFound, staleWrite, validationFailed } from '#server/errors/errors.ts';
import { ownValueBeyond } from '#server/errors/runRefusals.ts';
import { isBlank } from '#server/graphql/write/blankText.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { whyNotMake } from './documentPolicy.ts';
import { holdPeople } from './holdPeople.ts';
import { sourcesOf } from './impressions.ts';
import { ownValuesWithin } from './ownValuesWithin.ts';
import { nextOwnValues, type OwnValues, storedOwnValues } from './ownValues.ts';
import { readRun, visibleRun } from './readRun.ts';
import { runKinds } from './runKindPolicy.ts';

interface Asked {
  readonly key: string;
  readonly modifiedFields: unknown;
  readonly date_modified?: string | null;
}

/** M2: own values over those of the records, refused where somebody has set others meanwhile (K6). Answers the run's key. */
export async function updateRun(session: WriteSession, asked: Asked): Promise<string> {
  const { context, viewer } = session;
  if (isBlank(asked.key)) throw validationFailed('input.key', 'Say which run.');
  const found = await visibleRun(session, asked.key);
  const open = await readRun(session, found);
  const { type, event, impressions } = open;
  if (whyNotMake(viewer, type, event) !== null)
    throw forbidden(`set own values of these documents: ${runKinds[type].label}`);
  const sources = sourcesOf(impressions);
  // What these documents take nothing from is refused below, in words.
  const named = recordsIn(asked.modifiedFields).filter((record) => sources.has(record));
  const isWithin = ownValuesWithin(viewer, open);
  await context.database.transaction(async (tx) => {
    const gone = await holdPeople(tx, named);
    const [row] = await select(tx, 'document_runs', sql`where t.id = ${found.id} for update of t`);
    if (row === undefined) throw notFound('DocumentRun', asked.key);
    const stored = storedOwnValues(row.modified_fields);
    if (isOlder(asked.date_modified, row.date_modified)) throw staleWrite({ modifiedFields: stored });
    if (gone !== null) throw gone;
    const next = nextOwnValues({ given: asked.modifiedFields, stored, sources });
    const changed = changedFields(stored, next);
    if (changed.length === 0) return;
    const beyond = changed.find(([record]) => !isWithin(record));
    if (beyond) throw ownValueBeyond(...beyond);
    await runSql(
      tx,
      sql`update document_runs set modified_fields = ${JSON.stringify(next)}::jsonb where id = ${row.id}`,
    );
    await recordAudit(tx, {
      type: 'DocumentRun',
      id: row.id,
      event: 'updated',
      name: `${runKinds[type].label} · ${event.name}`,
      old: valuesAt(stored, changed),
      new: valuesAt(next, changed),
      userId: viewer.id,
      countryId: event.countryId,
    });
  });
  return asked.key;
}

/** Over which values are given; to take one away is no value. */
const recordsIn = (given: unknown): readonly string[] =>
  isRecord(given)
    ? Object.entries(given).flatMap(([record, fields]) =>
        isRecord(fields) && Object.values(fields).some((value) => value !== null) ? [record] : [],
      )
    : [];

function isOlder(read: string | null | undefined, stored: string): boolean {
  return typeof read === 'string' && Date.parse(read) !== Date.parse(stored);
}

type Place = readonly [string, string];

function changedFields(old: OwnValues, next: OwnValues): readonly Place[] {
  const places = new Map(
    [old, next].flatMap((values) =>
      Object.entries(values).flatMap(([record, fields]) =>
        Object.keys(fields).map((field): [string, Place] => [`${record}.${field}`, [record, field]]),
      ),
    ),
  );
  return [...places.values()].filter(
    ([record, field]) => !sameValue(old[record]?.[field], next[record]?.[field]),
  );
}

/** What is said of people may be anything: the log tells that it changed, and where. */
const valuesAt = (values: OwnValues, places: readonly Place[]) =>
  Object.fromEntries(
    places.map(([record, field]) => [
      `${record}.${field}`,
      values[record]?.[field] === undefined ? null : redacted,
    ]),
  );
