import { mostPagesInFile } from '#schema/mostPagesInFile.ts';
import { numberedName, pdfEnding, safeStem } from '#server/documents/downloads/fileNames.ts';
import { limits as paperLimits } from '#server/documents/engine/tree/limits.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { select } from '#server/db/rows.ts';
import { sql } from 'kysely';
import type { FilledTemplate } from '#server/documents/merge/fillTemplate.ts';
import { notFound } from '#server/errors/errors.ts';
import { impressionBlocked, impressionGone, nothingMade, valuesMissing } from '#server/errors/runRefusals.ts';
import type { StoredDocument } from '#server/documents/store/DocumentStore.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { Task } from '#server/jobs/tasks/TaskKind.ts';
import type { OwnedKind, OwnedStore } from '../task/index.ts';
import { fileParts } from './fileParts.ts';
import { daysSaid } from './eventDays.ts';
import { erasedAmong } from './holdPeople.ts';
import { fillImpression } from './fillImpression.ts';
import { type Payload, refuseLost } from './generate.ts';
import { type Impression, shownRecords } from './impressions.ts';
import { isPassportField, withPassport } from './passports.ts';
import { holderKey } from './ownValues.ts';
import { printPaper } from './printPaper.ts';
import { printedIn } from './printed.ts';
import { type OpenRun, readRun, visibleRun } from './readRun.ts';
import { runKinds } from './runKindPolicy.ts';
import type { RunTemplate } from './runTemplate.ts';
import { type NewDocument, saveDocument, saveDocuments } from './saveDocument.ts';
import { missingWords } from './missingWords.ts';

/** Makes the documents of a run: one each, or when all are known to come out one of all. */
export const documentsKind: OwnedKind = {
  atOnce: 2,
  chunk: 50,
  begin: async (session, task, rows) => {
    const payload = payloadOf(task);
    const keys = rows.map(({ key }) => key);
    const making = await openMaking(session, payload, keys);
    return async ({ key }) => {
      const impression = impressionOf(making.open, key);
      return payload.isCombined ? tried(making, impression) : made(making, impression, payload);
    };
  },
  finish: async (session, task) => {
    const payload = payloadOf(task);
    return payload.isCombined ? combined(session, task, payload) : () => Promise.resolve(null);
  },
};

interface Making {
  readonly session: WriteSession;
  readonly open: OpenRun;
  readonly template: RunTemplate;
  readonly erasedBefore: readonly string[];
}

/** What the rows of one chunk take, and no more: an event may have thousands. */
async function openMaking(
  session: WriteSession,
  { key, templateId }: Payload,
  keys: readonly string[],
): Promise<Making> {
  const found = await visibleRun(session, key);
  const erasedBefore = await erasedAmong(session, [
    holderKey({ kind: 'CENTRE_EVENT', id: found.centre_event_id }),
  ]);
  const open = await readRun(session, found, { templateId, keys });
  refuseLost(session, open);
  if (open.template === null) throw notFound('MergeTemplate', templateId);
  return { session, open, template: open.template, erasedBefore };
}

function impressionOf({ impressions }: OpenRun, key: string): Impression {
  const impression = impressions.find((each) => each.key === key);
  if (impression === undefined) throw impressionGone();
  const [block] = impression.blocks;
  if (block)
    throw impressionBlocked(
      block.code,
      impression.blocks.map(({ message }) => message),
    );
  return impression;
}

/** Of a combined document each part is printed by itself first: what no font can print stops only its own row. */
async function tried(making: Making, impression: Impression): Promise<OwnedStore> {
  const filled = filledOf(making, shownRecords(impression.subject));
  const { pages, share } = await printPaper(making.session.context, making.template, {
    title: impression.label,
    filled: [filled],
  });
  return () => Promise.resolve({ pages, share });
}

async function made(making: Making, impression: Impression, payload: Payload): Promise<OwnedStore> {
  const { session, open, template } = making;
  const filled = filledOf(making, await recordsOf(making, impression, payload));
  const title = `${runKinds[open.type].label} · ${impression.label}`;
  const paper = await printPaper(session.context, template, { title, filled: [filled] });
  const common = commonOf(making, [impression], [filled]);
  const file = await keptPaper(session, paper.bytes, common);
  const { bookingId, participantId, trainerId } = impression.subject;
  const document: NewDocument = {
    ...common,
    title,
    fileName: numberedName(impression.name, payload.numbers[impression.key] ?? null, pdfEnding),
    file,
    pages: paper.pages,
    bookingId,
    participantId,
    trainerId,
  };
  return async (write) => ({ guid: (await saveDocument(write, document)).guid });
}

/** One document of all rows that came out, in their order; of more than a file holds, several. */
async function combined(session: WriteSession, task: Task, payload: Payload): Promise<OwnedStore> {
  const rows = await session.context.database.transaction((tx) =>
    select(tx, 'task_rows', sql`where t.task_id = ${task.id} and t.state = 'DONE' order by t.position`),
  );
  if (rows.length === 0) throw nothingMade();
  const keys = rows.map(({ key }) => key);
  const making = await openMaking(session, payload, keys);
  const parts = fileParts(rows, runKinds[making.open.type].isSheet ? paperLimits.bodies : mostPagesInFile);
  const documents: NewDocument[] = [];
  let before = 0;
  for (const part of parts) {
    const impressions = part.map(({ key }) => impressionOf(making.open, key));
    const span = parts.length === 1 ? null : { from: before + 1, to: before + part.length };
    documents.push(await partOf(making, impressions, { payload, span }));
    before += part.length;
  }
  return async (write) => ({ guids: (await saveDocuments(write, documents)).map(({ guid }) => guid) });
}

interface Part {
  readonly payload: Payload;
  /** Which of all it holds; null where it holds all. */
  readonly span: { readonly from: number; readonly to: number } | null;
}

async function partOf(
  making: Making,
  impressions: readonly Impression[],
  { payload, span }: Part,
): Promise<NewDocument> {
  const filled: FilledTemplate[] = [];
  for (const impression of impressions)
    filled.push(filledOf(making, await recordsOf(making, impression, payload)));
  const { label } = runKinds[making.open.type];
  const names = [label, making.open.event.name];
  const held = span ? [`${span.from}–${span.to}`] : [];
  const title = [...names, ...held].join(' · ');
  const paper = await printPaper(making.session.context, making.template, {
    title,
    filled,
  });
  const common = commonOf(making, impressions, filled);
  const file = await keptPaper(making.session, paper.bytes, common);
  return {
    ...common,
    title,
    fileName: `${safeStem(names.join(' - '), label, held.map((part) => ` - ${part}`).join(''))}${pdfEnding}`,
    file,
    pages: paper.pages,
    bookingId: null,
    participantId: null,
    trainerId: null,
  };
}

/** G4: what prints passports is encrypted on the disk. */
const keptPaper = (
  { context }: WriteSession,
  bytes: Uint8Array,
  { holdsPassport }: Pick<NewDocument, 'holdsPassport'>,
): Promise<StoredDocument> => context.documents.store.save(bytes, { sealed: holdsPassport });

function commonOf(
  { open, template, erasedBefore }: Making,
  impressions: readonly Impression[],
  filled: readonly FilledTemplate[],
) {
  const fields = filled.flatMap((each) => each.fields);
  const printed = filled.flatMap(printedIn);
  return {
    runId: open.run.id,
    impressionKeys: impressions.map(({ key }) => key),
    runType: open.type,
    templateId: template.id,
    language: template.language,
    printed,
    records: impressions.flatMap(({ contexts }) => contexts),
    holdsPassport: fields.some(({ holder, value }) => value !== null && isPassportField(holder)),
    eventId: open.event.id,
    eventDays: daysSaid(open.event, printed),
    countryId: open.event.countryId,
    erasedBefore,
  };
}

type Records = Impression['subject']['records'];

/** With the passport in clear where it is printed: its reading is audited each time (G4). */
async function recordsOf(
  { session, open }: Making,
  { subject }: Impression,
  { reason }: Payload,
): Promise<Records> {
  const { eventBooking } = subject.records;
  if (!open.usesPassport || !eventBooking || subject.bookingId === null) return subject.records;
  return {
    ...subject.records,
    eventBooking: await withPassport(session, eventBooking, { id: subject.bookingId, reason }),
  };
}

function filledOf({ session, open, template }: Making, records: Records): FilledTemplate {
  const filled = fillImpression(template, records, { ...open, now: session.context.now() });
  const missing = filled.missing.filter(({ isRequired }) => isRequired);
  if (missing.length > 0) throw valuesMissing(missing.map(missingWords).join(' '));
  return filled;
}

function payloadOf({ payload }: Task): Payload {
  const { key, templateId, isCombined, reason, numbers } = isRecord(payload) ? payload : {};
  if (typeof key !== 'string' || typeof templateId !== 'string')
    throw new Error('A task that makes documents does not say which.');
  return {
    key,
    templateId,
    isCombined: isCombined === true,
    reason: typeof reason === 'string' ? reason : null,
    numbers: isRecord(numbers) ? numbersIn(numbers) : {},
  };
}

const numbersIn = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : [])),
  );
