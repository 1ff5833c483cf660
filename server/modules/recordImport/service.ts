import { sql } from 'kysely';
import { Attempts } from '#server/auth/Attempts.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { toJson } from '#server/db/Json.ts';
import { insert, run, select, type Tx } from '#server/db/rows.ts';
import { forbidden, UserError, validationFailed } from '#server/errors/errors.ts';
import type { FileUpload } from '#server/graphql/RequestContext.ts';
import { writableRows } from '#server/graphql/write/WritePolicy.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { DateStyle, DecimalStyle, Encoding, Separator } from '#server/sheets/Sheet.ts';
import { guessSettings, type SheetSettings } from '#server/sheets/readSheet.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { fillRows } from './file/fillRows.ts';
import { inWords, keepFile, oneAtATime } from './file/keepFile.ts';
import { surveySheet, type Survey } from './file/surveySheet.ts';
import {
  fileOf,
  importOf,
  type GivenField,
  type ImportRecord,
  type KeptColumn,
  ownImport,
  readImport,
} from './ImportRecord.ts';
import { fold } from './mapping/fold.ts';
import { importType, type ImportType, readsField, writesField } from './mapping/importFields.ts';
import { matchColumns, remember, type Remembered } from './mapping/matchColumns.ts';

/** Files of one person in 15 minutes. */
const mostImports = 30;

export interface StartInput {
  readonly type: string;
  readonly file: Promise<FileUpload>;
  readonly fields: readonly { readonly field: string; readonly label: string; readonly words?: unknown }[];
}

interface Choices {
  readonly columns: Remembered;
  readonly match: string | null;
  readonly clears: boolean;
}

/** Keeps a file and reads it once, as it seems to be written. Answers the id of the import. */
export async function startImport(
  session: WriteSession,
  { type, file, fields: given }: StartInput,
): Promise<string> {
  const { context, viewer } = session;
  const of = importType(type);
  mustWrite(session, of);
  await new Attempts(context.database, context.now, 'import', mostImports).count(viewer.id);
  const upload = await file;
  return oneAtATime(session, async () => {
    const hash = await keepFile(session, upload);
    const open = fileOf(session, hash);
    const settings = await inWords(guessSettings(open));
    const survey = await inWords(surveySheet(open, settings));
    const fields = givenFields(session, of, given);
    const chosen = await context.database.transaction((tx) => choicesOf(tx, session, type));
    const columns = columnsOf(survey, fields, chosen.columns);
    const record = await context.database.transaction((tx) =>
      insert(tx, 'record_imports', {
        owner_id: viewer.id,
        type,
        file_name: upload.filename,
        file_hash: hash,
        settings: toJson(settings),
        fields: toJson(fields),
        columns: toJson(columns),
        decimals: survey.decimals,
        dates: survey.dates,
        clears: chosen.clears,
        // What was chosen for another file is of no use where no column fills it.
        match_field: columns.some(({ field }) => field === chosen.match) ? chosen.match : null,
        date_created: context.now().toISOString(),
      }),
    );
    await fillRows(session, importOf(record));
    return record.id;
  });
}

/** Nobody fills the store for a type of which they may write nothing. */
function mustWrite({ viewer }: WriteSession, { type, writes, entity }: ImportType): void {
  if (writableRows(writes.definition.policy, viewer, []) === null)
    throw forbidden(`read ${entity.actions?.many ?? type} from a file`);
}

/** Fields that the contract has and whoever imports may set, by their names. */
function givenFields(
  { viewer }: WriteSession,
  of: ImportType,
  given: StartInput['fields'],
): readonly GivenField[] {
  const labels = new Map(given.map((each) => [each.field, each]));
  const offered = [...of.fields.keys()].filter((field) => writesField(of, field, viewer));
  return offered.map((field) => {
    const { label = field, words } = labels.get(field) ?? {};
    const worded = Object.entries(isRecord(words) ? words : {});
    return {
      field,
      label: trimmed(label) || field,
      words: Object.fromEntries(worded.map(([value, word]) => [fold(String(word)), value])),
    };
  });
}

const columnsOf = (survey: Survey, fields: readonly GivenField[], remembered: Remembered): KeptColumn[] => {
  const filled = matchColumns(
    survey.columns.map(({ name }) => name),
    fields,
    remembered,
  );
  return survey.columns.map((column, index) => ({ ...column, field: filled[index] ?? null }));
};

async function choicesOf(tx: Tx, { viewer }: WriteSession, type: string): Promise<Choices> {
  const [row] = await select(
    tx,
    'record_import_choices',
    sql`where t.user_id = ${viewer.id} and t.type = ${type}`,
  );
  const { columns, match, clears } = isRecord(row?.choices) ? row.choices : {};
  return {
    columns: (isRecord(columns) ? columns : {}) as Remembered,
    match: typeof match === 'string' ? match : null,
    clears: clears === true,
  };
}

export interface ChangeInput {
  readonly key: string;
  readonly encoding?: Encoding | null;
  readonly separator?: Separator | null;
  readonly sheet?: string | null;
  readonly decimals?: DecimalStyle | null;
  readonly dates?: DateStyle | null;
  readonly clears?: boolean | null;
  readonly match?: string | null;
  readonly columns?: readonly (string | null)[] | null;
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
  return oneAtATime(session, async () => {
    const survey = await inWords(surveySheet(fileOf(session, before.file_hash), settings), 'input.key');
    const columns = columnsOf(survey, before.fields, {});
    const changed = await keepChange(session, input, {
      settings,
      columns,
      decimals: input.decimals ?? survey.decimals,
      dates: input.dates ?? survey.dates,
    });
    await fillRows(session, changed);
    return input.key;
  });
}

function settingsOf(settings: SheetSettings, { encoding, separator, sheet }: ChangeInput): SheetSettings {
  if (settings.format === 'CSV')
    return {
      ...settings,
      encoding: encoding ?? settings.encoding,
      separator: separator ?? settings.separator,
    };
  return { ...settings, sheet: sheet && settings.sheets.includes(sheet) ? sheet : settings.sheet };
}

type Kept = Partial<Pick<ImportRecord, 'settings' | 'columns' | 'decimals' | 'dates'>>;

function keepChange(session: WriteSession, input: ChangeInput, read: Kept): Promise<ImportRecord> {
  return session.context.database.transaction(async (tx) => {
    const record = await ownImport(tx, session, input.key, sql`for update of t`);
    await refuseUnderWay(tx, record);
    const columns = (read.columns ?? record.columns).map((column, index) => ({
      ...column,
      field: input.columns ? (input.columns[index] ?? null) : column.field,
    }));
    const next = {
      ...record,
      settings: read.settings ?? record.settings,
      columns,
      decimals: input.decimals ?? read.decimals ?? record.decimals,
      dates: input.dates ?? read.dates ?? record.dates,
      clears: input.clears ?? record.clears,
      match_field: input.match === undefined ? record.match_field : input.match,
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
      sql`update record_import_rows set outcome = null, problems = null, changes = null, record_id = null
          where import_id = ${record.id} and state <> 'DONE'`,
    );
    if (input.columns || input.match !== undefined || input.clears !== undefined)
      await keepChoices(tx, session, next);
    return next;
  });
}

/** @throws validationFailed for a field that there is not, or that two columns fill */
function checkFields({ viewer }: WriteSession, { type, columns, match_field: match }: ImportRecord): void {
  const of = importType(type);
  const used = columns.flatMap(({ field }) => field ?? []);
  const unknown = used.find((field) => !of.fields.has(field));
  if (unknown !== undefined) throw validationFailed({ 'input.columns': [`There is no field ${unknown}.`] });
  const barred = used.find((field) => !writesField(of, field, viewer));
  if (barred !== undefined) throw validationFailed({ 'input.columns': [`You may not set ${barred}.`] });
  if (new Set(used).size < used.length)
    throw validationFailed({ 'input.columns': ['Two columns fill the same field.'] });
  const isMatch = match === null || (of.fields.get(match)?.matches === true && readsField(of, match, viewer));
  if (!isMatch) throw validationFailed({ 'input.match': ['Records cannot be found by this.'] });
}

function keepChoices(tx: Tx, { viewer }: WriteSession, { type, columns, match_field, clears }: ImportRecord) {
  const heads = columns.map(({ name }) => name);
  const choices: Choices = {
    columns: remember(
      heads,
      columns.map(({ field }) => field),
    ),
    match: match_field,
    clears,
  };
  return run(
    tx,
    sql`insert into record_import_choices as c (user_id, type, choices) values (${viewer.id}, ${type}, ${JSON.stringify(choices)}::jsonb)
        on conflict (user_id, type) do update set choices = excluded.choices
          || jsonb_build_object('columns', (c.choices -> 'columns') || (excluded.choices -> 'columns'))`,
  );
}

/** What is being worked on stays as it is meanwhile. */
export async function refuseUnderWay(tx: Tx, { task_id: taskId }: ImportRecord): Promise<void> {
  if (taskId === null) return;
  const [task] = await select(tx, 'tasks', sql`where t.id = ${taskId} and t.date_ended is null`);
  if (task)
    throw new UserError(
      'IMPORT_UNDER_WAY',
      'It is being worked on. Stop it first, or wait until it is done.',
    );
}
