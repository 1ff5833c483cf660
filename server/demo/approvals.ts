import { type Insertable, sql } from 'kysely';
import type { DocumentEngine, Paper } from '../documents/engine/DocumentEngine.ts';
import type { DocumentStore } from '../documents/store/DocumentStore.ts';
import type { Tx } from '../db/rows.ts';
import type { Tables } from '../db/tables/Tables.ts';
import { escapeText } from '../words/escapeHtml.ts';
import type { DemoDocument } from './documents.ts';
import { insertRows } from './insertRows.ts';

/** Where the files of the documents are made and kept. */
export interface DemoFiles {
  readonly engine: DocumentEngine;
  readonly store: DocumentStore;
}

/**
 * Writes the documents as they came to be: what each says is read, printed and approved before what is stale by now was
 * changed. Hashes are those of the database's own definition (F1). Without files there is nothing to download. Answers how
 * to end it: while they are printed, what no document says may be written.
 */
export async function insertDocuments(
  tx: Tx,
  documents: readonly DemoDocument[],
  files: DemoFiles | null,
): Promise<() => Promise<void>> {
  await insertRows(
    tx,
    'approved_documents',
    documents.map(({ row }) => row),
  );
  // What follows from a row moves nothing of its story.
  await sql`alter table approved_documents disable trigger touch_approved_documents`.execute(tx);
  await sql`update approved_documents d set bound_fields = case when centre_event_id is null then centre_document_fields() else event_document_fields() end where is_custom_document`.execute(
    tx,
  );
  await sql`update approved_documents d set template_id = t.id from merge_templates t where t.root_id is null and t.key = lower(replace(d.run_type, '_', '-'))`.execute(
    tx,
  );
  const stale = documents.flatMap(({ row, stale: since }) => (since === null ? [] : [row.id]));
  const putBack = await asBefore(tx, stale);
  const printed = files === null ? null : printAll(await factsOf(tx), files);
  // Whoever fails in between does not wait for it.
  printed?.catch(() => undefined);
  return async () => {
    if (printed !== null) await fileAll(tx, await printed);
    await approveAll(tx);
    await putBack();
    await insertStale(tx, documents);
  };
}

async function approveAll(tx: Tx): Promise<void> {
  await sql`update approved_documents set made_hash = approved_document_hash(id), kept_facts = approved_document_kept(id)`.execute(
    tx,
  );
  await sql`update approved_documents set field_hash = made_hash, approved_file_hash = file_hash, approved_file_name = file_name where date_approved is not null`.execute(
    tx,
  );
  await sql`alter table approved_documents enable trigger touch_approved_documents`.execute(tx);
  await insertSteps(tx);
}

/** What is stale by now as it was when it was approved; answers how to go back to now. */
async function asBefore(tx: Tx, documents: readonly number[]): Promise<() => Promise<void>> {
  const moved = (sign: '-' | '+') => sql`update agenda_items i
    set time_start = i.time_start ${sql.raw(sign)} interval '5 minutes', time_end = i.time_end ${sql.raw(sign)} interval '5 minutes'
    where i.id in (select min(first.id) from approved_documents d
      join agendas a on a.centre_event_id = d.centre_event_id and a.kind = 'LIVE' join agenda_sections s on s.agenda_id = a.id
      join agenda_items first on first.agenda_section_id = s.id
      where d.id = any(${documents}::bigint[]) and not d.is_custom_document group by d.id)`;
  await moved('-').execute(tx);
  const { rows: joined } = await sql<{ link: string }>`delete from centre_event_trainers l
    using (select d.centre_event_id, max(t.priority) as priority from approved_documents d
      join centre_event_trainers t on t.centre_event_id = d.centre_event_id
      where d.id = any(${documents}::bigint[]) and d.is_custom_document group by d.id) last
    where l.centre_event_id = last.centre_event_id and l.priority = last.priority returning to_jsonb(l)::text as link`.execute(
    tx,
  );
  return async () => {
    await moved('+').execute(tx);
    await insertRows(
      tx,
      'centre_event_trainers',
      joined.map(({ link }) => JSON.parse(link) as Insertable<Tables['centre_event_trainers']>),
    );
  };
}

interface Fact {
  readonly document: number;
  readonly name: string;
  readonly field: string;
  readonly key: string;
  readonly label: string;
  readonly value: string | null;
}

async function factsOf(tx: Tx): Promise<readonly Fact[]> {
  const { rows } =
    await sql<Fact>`select d.id::integer as document, d.name, f.field, f.key, f.label, fact_words(f.value, null) as value
    from approved_documents d join approved_document_facts f on f.document_id = d.id
    order by d.id, fact_root(f.field), f.place, f.field`.execute(tx);
  return rows;
}

interface Printed {
  readonly id: number;
  readonly hash: string;
  readonly size: number;
  readonly pages: number;
}

/** One page each, with what the document says. */
async function printAll(all: readonly Fact[], { engine, store }: DemoFiles): Promise<readonly Printed[]> {
  const facts = grouped(all, ({ document }) => document);
  return Promise.all(
    [...facts].map(async ([id, said]) => {
      const { bytes, pages } = await engine.render(paperOf(said));
      return { id, pages, ...(await store.save(bytes)) };
    }),
  );
}

async function fileAll(tx: Tx, files: readonly Printed[]): Promise<void> {
  await sql`update approved_documents d set file_hash = f.hash, file_name = regexp_replace(d.name, '[/:]+ *', ' - ', 'g') || '.pdf', file_size = f.size,
      pages = f.pages, date_filed = d.date_created, custom_media_id = case when d.is_custom_document then f.hash end
    from json_to_recordset(${JSON.stringify(files)}::json) as f(id bigint, hash text, size integer, pages integer) where f.id = d.id`.execute(
    tx,
  );
}

const items = 'centreEvent.agenda.sections.items.';

/** What it says in lines; of an agenda each item is one. */
function paperOf(facts: readonly Fact[]): Paper {
  const title = facts[0]?.name ?? '';
  const lines = facts
    .filter(({ field }) => !field.startsWith(items) && field !== 'template')
    .map(({ label, value }) => [label, value]);
  const programme = [
    ...grouped(
      facts.filter(({ field, key }) => field.startsWith(items) && key !== ''),
      ({ key }) => key,
    ),
  ];
  const slots = programme.map(([, said]) =>
    ['section', 'timeStart', 'timeEnd', 'name', 'trainers'].map(
      (column) => said.find(({ field }) => field === items + column)?.value ?? '',
    ),
  );
  return {
    title,
    language: 'en',
    options: { paper: 'A4', orientation: 'portrait' },
    bodies: [`<h1>${escapeText(title)}</h1>${table(lines)}${table(slots)}`],
  };
}

function grouped<T, K>(rows: readonly T[], keyOf: (row: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const table = (rows: readonly (readonly (string | null)[])[]): string =>
  rows.length === 0
    ? ''
    : `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeText(cell ?? '–')}</td>`).join('')}</tr>`).join('')}</table>`;

/** Their lives, step by step. */
async function insertSteps(tx: Tx): Promise<void> {
  await sql`insert into approval_steps (approved_document_id, event, user_id, uploader_id, date, hash, file_hash, jobcode, reason, facts)
    select d.id, step.event, step.user_id, d.author_id, step.date, step.hash, d.file_hash, step.jobcode, step.reason, step.facts
    from approved_documents d cross join lateral (values
      (1, 'ATTACHED', d.author_id, d.date_created, null, null, null, null::jsonb),
      (2, 'UPLOADED', d.author_id, case when d.is_custom_document then d.date_filed end, d.made_hash, null, null, null),
      (3, 'APPROVED', d.approved_by_id, d.date_approved, d.field_hash, d.jobcode, null, d.kept_facts),
      (4, 'WITHDRAWN', d.withdrawn_by_id, d.date_withdrawn, d.field_hash, null, d.withdrawn_reason, null)
    ) as step(place, event, user_id, date, hash, jobcode, reason, facts)
    where step.date is not null order by d.id, step.place`.execute(tx);
}

/** What went stale was found out. */
async function insertStale(tx: Tx, documents: readonly DemoDocument[]): Promise<void> {
  await insertRows(
    tx,
    'approval_steps',
    documents.flatMap(({ row, stale }) =>
      stale === null ? [] : [{ approved_document_id: row.id, event: 'STALE' as const, date: stale }],
    ),
  );
}
