import { sql } from 'kysely';
import { exists, run, type Tx } from '#server/db/rows.ts';
import { validationFailed, validationsFailed } from '#server/errors/errors.ts';
import { importUnderWay } from '#server/errors/taskRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { DateStyle, DecimalStyle, Encoding, Separator } from '#server/sheets/Sheet.ts';
import type { SheetSettings } from '#server/sheets/readSheet.ts';
import { keepChoices } from './choices.ts';
import { type ConstantInput, constantColumns, fillConstants, isConstant } from './file/constantColumns.ts';
import { fillRows } from './file/fillRows.ts';
import { refuseSealed } from './file/refuseSealed.ts';
import { inWords, oneAtATime } from './file/uploadedFile.ts';
import { surveySheet, type Survey } from './file/surveySheet.ts';
import {
  fileOf,
  type GivenField,
  type ImportRecord,
  type KeptColumn,
  ownImport,
  readImport,
  subjectOf,
} from './ImportRecord.ts';
import { fold } from './mapping/fold.ts';
import { importType } from './mapping/importFields.ts';
import { mustImport, readsField } from './mapping/importRights.ts';
import { matchColumns, type Remembered } from './mapping/matchColumns.ts';

export const columnsOf = (
  survey: Survey,
  fields: readonly GivenField[],
  remembered: Remembered,
): KeptColumn[] => {
  const filled = matchColumns(
    survey.columns.map(({ name }) => name),
    fields,
    remembered,
  );
  return survey.columns.map(({ name, samples }, index) => ({ name, samples, field: filled[index] ?? null }));
};

/**
 * By what rows find their records: as was chosen, where a column fills it; else by a column that is called as ids are and
 * holds nothing else, since an id is no value of a record.
 */
export function matchOf(
  survey: Survey,
  columns: readonly KeptColumn[],
  chosen: string | null,
): string | null {
  if (chosen !== null && columns.some(({ field }) => field === chosen)) return chosen;
  const isKey = ({ name, field }: KeptColumn, index: number) =>
    field === 'id' && fold(name) === field && survey.columns[index]?.holdsIds === true;
  return columns.some(isKey) ? 'id' : null;
}

interface ChangeInput {
  readonly key: string;
  readonly encoding?: Encoding | null;
  readonly separator?: Separator | null;
  readonly sheet?: string | null;
  readonly decimals?: DecimalStyle | null;
  readonly dates?: DateStyle | null;
  readonly clears?: boolean | null;
  readonly match?: string | null;
  readonly columns?: readonly (string | null)[] | null;
  readonly constants?: readonly ConstantInput[] | null;
}

/** Another way to read a file goes through it again; the rest is a word. What was checked is checked anew. */
export async function changeImport(session: WriteSession, input: ChangeInput): Promise<string> {
  const before = await readImport(session, input.key);
  const settings = settingsOf(before.settings, input);
  const isReadAnew = JSON.stringify(settings) !== JSON.stringify(before.settings);
  if (!isReadAnew) {
    await keepChange(session, input, {});
    return input.key;
  }
  refuseDropped(before);
  return oneAtATime(session, async () => {
    const survey = await inWords(surveySheet(fileOf(session, before.file_hash), settings), 'input.key');
    refuseSealed(survey, 'input.key');
    const columns = [...columnsOf(survey, before.fields, {}), ...before.columns.filter(isConstant)];
    const changed = await keepChange(session, input, {
      settings,
      columns,
      match_field: matchOf(survey, columns, before.match_field),
      decimals: input.decimals ?? survey.decimals,
      dates: input.dates ?? survey.dates,
    });
    await fillRows(session, changed);
    if (changed.columns.some(isConstant))
      await session.context.database.transaction((tx) => fillConstants(tx, changed));
    return input.key;
  });
}

const howItIsRead = ['encoding', 'separator', 'sheet'] as const;

function settingsOf(settings: SheetSettings, { encoding, separator, sheet }: ChangeInput): SheetSettings {
  if (settings.format === 'CSV')
    return {
      ...settings,
      encoding: encoding ?? settings.encoding,
      separator: separator ?? settings.separator,
    };
  return { ...settings, sheet: sheet && settings.sheets.includes(sheet) ? sheet : settings.sheet };
}

type Kept = Partial<Pick<ImportRecord, 'settings' | 'columns' | 'match_field' | 'decimals' | 'dates'>>;

function keepChange(session: WriteSession, input: ChangeInput, read: Kept): Promise<ImportRecord> {
  return session.context.database.transaction(async (tx) => {
    const record = await ownImport(tx, session, input.key, sql`for update of t`);
    await refuseUnderWay(tx, record);
    if (read.columns) {
      refuseDropped(record);
      await refuseWritten(tx, record, input);
    }
    const chosen = (read.columns ?? record.columns).map((column, index) => ({
      ...column,
      field: input.columns ? (input.columns[index] ?? null) : column.field,
    }));
    const columns = input.constants
      ? [...chosen.filter((column) => !isConstant(column)), ...constantColumns(record, input.constants)]
      : chosen;
    const kept = read.columns ? (read.match_field ?? null) : record.match_field;
    const next = {
      ...record,
      settings: read.settings ?? record.settings,
      columns,
      decimals: input.decimals ?? read.decimals ?? record.decimals,
      dates: input.dates ?? read.dates ?? record.dates,
      clears: input.clears ?? record.clears,
      match_field: input.match === undefined ? kept : input.match,
    };
    checkFields(session, next);
    await run(
      tx,
      sql`update record_imports set settings = ${JSON.stringify(next.settings)}::jsonb, columns = ${JSON.stringify(columns)}::jsonb,
            decimals = ${next.decimals}, dates = ${next.dates}, clears = ${next.clears}, match_field = ${next.match_field}, step = 'READ'
          where id = ${record.id}`,
    );
    await run(
      tx,
      sql`update record_import_rows set outcome = null, problems = null, changes = null, record_id = null, ${nothingDecided}
          where import_id = ${record.id} and state <> 'DONE'`,
    );
    if (input.constants) await fillConstants(tx, next);
    if (input.columns || input.match !== undefined || input.clears !== undefined)
      await keepChoices(tx, session, next);
    return next;
  });
}

/** Who was found to look like somebody, and what was decided of them, are found and asked anew. */
export const nothingDecided = sql`alike = null, decision = 'LEAVE', person_id = null`;

/** @throws validationFailed for a field that there is not, or that two columns fill */
function checkFields({ viewer }: WriteSession, { type, columns, match_field: match }: ImportRecord): void {
  const of = importType(type);
  const used = columns.flatMap(({ field }) => field ?? []);
  const unknown = used.find((field) => !of.fields.has(field));
  if (unknown !== undefined) throw validationFailed('input.columns', `There is no field ${unknown}.`);
  mustImport(of, viewer, used);
  if (new Set(used).size < used.length)
    throw validationFailed('input.columns', 'Two columns fill the same field.');
  const isMatch = match === null || (of.fields.get(match)?.matches === true && readsField(of, match, viewer));
  if (!isMatch) throw validationFailed('input.match', 'Records cannot be found by this.');
}

const startAgain = 'Start again with the file to have it read another way.';

function refuseDropped({ file_dropped }: ImportRecord): void {
  if (!file_dropped) return;
  throw validationFailed('input.key', `Its file is not kept any more. ${startAgain}`);
}

/** V3: read anew, what was written would be written again. */
async function refuseWritten(tx: Tx, { id }: ImportRecord, input: ChangeInput): Promise<void> {
  const written = sql`select 1 from record_import_rows r where r.import_id = ${id} and r.state = 'DONE'`;
  if (!(await exists(tx, written))) return;
  const given = howItIsRead.filter((name) => (input[name] ?? null) !== null);
  const message = `Some of its rows were written. ${startAgain}`;
  throw validationsFailed(Object.fromEntries(given.map((name) => [`input.${name}`, [message]])));
}

/** What is being worked on stays as it is meanwhile, also where an earlier task of it is done once more. */
export async function refuseUnderWay(tx: Tx, { id }: ImportRecord): Promise<void> {
  const underWay = sql`select 1 from tasks t where t.subject = ${subjectOf(id)} and t.date_ended is null`;
  if (await exists(tx, underWay)) throw importUnderWay();
}
