import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { PaperOptions } from '#server/documents/engine/DocumentEngine.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { checkTemplate } from '#server/documents/merge/checkTemplate.ts';
import { type FilledTemplate, fillTemplate } from '#server/documents/merge/fillTemplate.ts';
import { headOf, identityOf, type Values } from '#server/documents/merge/MergeWorld.ts';
import { pathsIn } from '#server/documents/merge/pathsIn.ts';
import { type MergeSource, readRecords, type Records } from '#server/documents/merge/readRecords.ts';
import { type Piece, readTemplate } from '#server/documents/merge/readTemplate.ts';
import { selectionsOf, selectionsOfPaths } from '#server/documents/merge/selections.ts';
import { asGivenBy, type Capability, reach } from '#server/access/roleTable.ts';
import { forbidden, notFound, tooMany, validationFailed, validationsFailed } from '#server/errors/errors.ts';
import { documentForbidden, valuesMissing } from '#server/errors/runRefusals.ts';
import type { Keyed } from '#server/graphql/idempotency/onceByKey.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { isBlank } from '#server/graphql/write/blankText.ts';
import {
  layoutOf,
  mergeWorld,
  type SourceInput,
  sourcesOf,
  zoneIn,
  zonePaths,
} from '../mergeTemplate/index.ts';
import { pdfEnding, safeStem, uniqueNames } from '#server/documents/downloads/fileNames.ts';
import { moneyIn, whyNotMoney } from './moneyInText.ts';
import { capabilitiesOf } from './documentPolicy.ts';
import { erasedAmong } from './holdPeople.ts';
import { holderKey } from './ownValues.ts';
import { usesPassport } from './passports.ts';
import { printPaper } from './printPaper.ts';
import { printedIn } from './printed.ts';
import { type NewDocument, saveDocuments } from './saveDocument.ts';
import { missingWords } from './missingWords.ts';

export interface MergeAsked extends Keyed {
  /** Cleaned, as all rich text is when it comes. */
  readonly html: string;
  readonly options?: unknown;
  readonly impressions: readonly MergeImpression[];
}

interface MergeImpression {
  readonly key: string;
  readonly label: string;
  readonly fileName: string;
  readonly contexts: readonly SourceInput[];
}

const most = 100;
/** What tells which event and person a document is filed with. */
const filing = ['centreEvent.id', 'centreEvent.countryId'];

/** Documents of free text, all or none. Answers the id of the first. */
export async function mergeDocuments(session: WriteSession, asked: MergeAsked): Promise<string> {
  const { viewer, context } = session;
  if (reach(viewer, capabilitiesOf.papers.make) === 'none') throw forbidden('make documents of free text');
  checkImpressions(asked);
  refuseUnfillable(asked);
  const pieces = readTemplate(asked.html);
  const money = moneyIn(pathsIn(mergeWorld, pieces));
  const why = whyNotMoney(viewer, money);
  if (why !== null) throw documentForbidden(why);
  const selections = selectionsOf(mergeWorld, pieces, zonePaths);
  if (usesPassport(selections.get('eventBooking')))
    throw validationFailed('html', 'Passports are printed by the documents of a booking only.');
  const { options: layout, language } = layoutOf(asked.options);
  const needed = [capabilitiesOf.papers.make, ...money.map(({ capability }) => capability)];
  const named = asked.impressions.flatMap(({ contexts }) => sourcesOf(contexts).map(holderKey));
  const erasedBefore = await erasedAmong(session, named);
  const common = { pieces, selections, layout, language, needed, erasedBefore };
  const names = uniqueNames(
    asked.impressions.map(({ fileName, label }) => [
      safeStem(fileName.replace(/\.pdf$/i, ''), safeStem(label, 'Document')),
      pdfEnding,
    ]),
  );
  const made: NewDocument[] = [];
  for (const [index, impression] of asked.impressions.entries())
    made.push(await madeOf(session, common, { ...impression, fileName: names[index] ?? '' }));
  return context.database.transaction(async (tx) => {
    const write = { ...session, tx, now: context.now() };
    const [first] = await saveDocuments(write, made);
    return first?.id ?? '';
  });
}

/** The documents that were made with the first of them, also where that was before: by one person, at one moment. */
export const madeTogether =
  (first: string, { impressions }: MergeAsked) =>
  (alias: string): Sql =>
    sql`${sql.id(alias, 'document_run_id')} is null and ${sql.id(alias, 'id')} >= ${first}::bigint
        and ${sql.id(alias, 'impression_keys')} <@ ${impressions.map(({ key }) => key)}::text[]
        and (${sql.id(alias, 'author_id')}, ${sql.id(alias, 'date_created')})
          = (select f.author_id, f.date_created from generated_documents f where f.id = ${first}::bigint)`;

function checkImpressions({ impressions }: MergeAsked): void {
  if (impressions.length === 0) throw validationFailed('impressions', 'Name at least one document.');
  if (impressions.length > most) throw tooMany('Documents at once', most);
  const keys = new Set(impressions.map(({ key }) => key));
  if (keys.size < impressions.length) throw validationFailed('impressions', 'Each key once.');
  for (const [index, { label, contexts }] of impressions.entries()) {
    if (isBlank(label)) throw validationFailed(`impressions.${index}.label`, 'Must be filled in.');
    // What a path means and whom the document is for has to be one record.
    const kinds = new Set(contexts.map(({ mergeContext }) => mergeContext));
    if (kinds.size < contexts.length)
      throw validationFailed(`impressions.${index}.contexts`, 'Each kind of record once.');
  }
}

/** What the contract cannot fill from the records that are named. */
function refuseUnfillable({ html, impressions }: MergeAsked): void {
  const kinds = new Set(
    impressions.map(({ contexts }) => contexts.map((each) => each.mergeContext).join(' ')),
  );
  const problems = [...kinds].flatMap((each) => checkTemplate(mergeWorld, html, each.split(' ')));
  if (problems.length > 0)
    throw validationsFailed({ html: [...new Set(problems.map(({ message }) => message))] });
}

interface Common {
  readonly pieces: readonly Piece[];
  readonly selections: ReadonlyMap<string, string>;
  readonly layout: PaperOptions;
  readonly language: string;
  /** What has to reach every record. */
  readonly needed: readonly Capability[];
  /** What is read of them says nothing of them. */
  readonly erasedBefore: readonly string[];
}

async function madeOf(
  session: WriteSession,
  common: Common,
  impression: MergeImpression,
): Promise<NewDocument> {
  const { context } = session;
  const { records, event } = await recordsOf(session, common, impression);
  const filled = fillTemplate(mergeWorld, common.pieces, records, {
    language: common.language,
    timeZone: zoneIn(records),
    now: context.now(),
    mark: false,
  });
  refuseMissing(filled, impression);
  const paper = await printPaper(context, common, { title: impression.label, filled: [filled] });
  const file = await context.documents.store.save(paper.bytes);
  const idOf = (kind: string) =>
    impression.contexts.find(({ mergeContext }) => mergeContext === kind)?.mergeContextId ?? null;
  return {
    runId: null,
    impressionKeys: [impression.key],
    runType: null,
    title: impression.label.trim(),
    fileName: impression.fileName,
    file,
    pages: paper.pages,
    templateId: null,
    language: common.language,
    printed: printedIn(filled),
    records: impression.contexts.map((each) => ({ ...each, binding: each.mergeContext })),
    holdsPassport: false,
    eventId: event.id,
    eventDays: null,
    countryId: event.countryId,
    bookingId: idOf('EVENT_BOOKING'),
    participantId: idOf('PARTICIPANT'),
    trainerId: idOf('TRAINER'),
    erasedBefore: common.erasedBefore,
  };
}

function refuseMissing({ missing }: FilledTemplate, { label }: MergeImpression): void {
  const required = missing.filter(({ isRequired }) => isRequired);
  if (required.length > 0) throw valuesMissing(`${label}: ${required.map(missingWords).join(' ')}`);
}

interface FilingEvent {
  readonly id: string | null;
  readonly countryId: string | null;
}

/** @throws notFound for a record that the viewer cannot see, or sees by a role only that makes no such documents */
async function recordsOf(
  session: WriteSession,
  { selections, needed }: Common,
  { contexts }: MergeImpression,
): Promise<{ readonly records: Records; readonly event: FilingEvent }> {
  const sources = sourcesOf(contexts);
  const { context, viewer } = session;
  for (const capability of needed) {
    const giving = asGivenBy(viewer, capability);
    // Where no role is left out, the reading below finds the same.
    if (giving.roles.length === viewer.roles.length) continue;
    const narrowed = Object.create(context, { viewer: { value: giving } }) as RequestContext;
    refuseHidden(await readRecords(mergeWorld, heads(), sources, { context: narrowed }), sources);
  }
  const records = await readRecords(mergeWorld, heads(selections), sources, session);
  refuseHidden(records, sources);
  const event = sources.filter(({ kind }) => kind === 'CENTRE_EVENT');
  const filed = await readRecords(mergeWorld, selectionsOfPaths(mergeWorld, filing), event, session);
  return { records, event: filingOf(filed['centreEvent']) };
}

/** At least whether it is there of every kind of record. */
const heads = (selections: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(mergeWorld.contexts).map(([head, context]) => [
      head,
      selections.get(head) ?? `{ ${identityOf(context).join(' ')} }`,
    ]),
  );

function refuseHidden(records: Records, sources: readonly MergeSource[]): void {
  for (const { kind, id } of sources) {
    const head = headOf(mergeWorld, kind);
    if (head === undefined || (records[head] ?? null) === null) throw notFound(kind, id);
  }
}

function filingOf(event: Values | null | undefined): FilingEvent {
  const { id, countryId } = isRecord(event) ? event : {};
  return {
    id: typeof id === 'string' ? id : null,
    countryId: typeof countryId === 'string' ? countryId : null,
  };
}
