import { Attempts } from '#server/auth/Attempts.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { toJson } from '#server/db/Json.ts';
import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { insert, run } from '#server/db/rows.ts';
import { type Keyed, onceAtLast, type Transact } from '#server/graphql/idempotency/onceByKey.ts';
import type { FileUpload } from '#server/graphql/RequestContext.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { guessSettings } from '#server/sheets/readSheet.ts';
import { choicesOf } from './choices.ts';
import { fillRows } from './file/fillRows.ts';
import { filePath, inWords, oneAtATime, uploadedFile } from './file/uploadedFile.ts';
import { refuseSealed } from './file/refuseSealed.ts';
import { surveySheet } from './file/surveySheet.ts';
import { importOf, type GivenField } from './ImportRecord.ts';
import { fold } from './mapping/fold.ts';
import { importType, type ImportType } from './mapping/importFields.ts';
import { mustImport, takesField } from './mapping/importRights.ts';
import { columnsOf, matchOf } from './changeImport.ts';

/** Files of one person in 15 minutes. */
const mostImports = 30;

interface StartInput extends Keyed {
  readonly type: string;
  readonly file: Promise<FileUpload>;
  readonly fields: readonly { readonly field: string; readonly label: string; readonly words?: unknown }[];
}

/** Keeps a file and reads it once, as it seems to be written. Answers the id of the import. */
export const startImport = onceAtLast<StartInput>(
  'startImport',
  async (session, { type, file, fields: given }, last) => {
    const { context, viewer } = session;
    const of = importType(type);
    mustImport(of, viewer);
    await new Attempts(context.database, context.now, 'import', mostImports).count(viewer.id);
    const upload = await file;
    // One that is slow to come keeps nobody from being read.
    const { open, keep } = await uploadedFile(session, upload);
    return oneAtATime(session, async () => {
      const settings = await inWords(guessSettings(open));
      const survey = await inWords(surveySheet(open, settings));
      refuseSealed(survey, filePath);
      const fields = givenFields(session, of, given);
      const chosen = await context.database.transaction((tx) => choicesOf(tx, session, type));
      const columns = columnsOf(survey, fields, chosen.columns);
      const hash = await keep();
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
          match_field: matchOf(survey, columns, chosen.match),
          date_created: context.now().toISOString(),
        }),
      );
      return wholly(session, record, last);
    });
  },
);

/** An import has all rows of its file, or is none. */
async function wholly(session: WriteSession, record: Row<'record_imports'>, last: Transact): Promise<string> {
  const { database } = session.context;
  try {
    await fillRows(session, importOf(record));
    return await last(async () => record.id);
  } catch (error) {
    // One that cannot be taken back must not hide the reason; it is forgotten with time.
    await Promise.allSettled([
      database.transaction((tx) => run(tx, sql`delete from record_imports where id = ${record.id}`)),
    ]);
    throw error;
  }
}

/** Fields that the contract has and whoever imports may set, by their names. */
function givenFields(
  { viewer }: WriteSession,
  of: ImportType,
  given: StartInput['fields'],
): readonly GivenField[] {
  const labels = new Map(given.map((each) => [each.field, each]));
  const offered = [...of.fields.keys()].filter((field) => takesField(of, field, viewer));
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
