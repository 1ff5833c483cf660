import { sql } from 'kysely';
import type { Draft, Row } from '#server/db/Row.ts';
import { exists, run, select, update } from '#server/db/rows.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { contract, inputFields } from '#server/graphql/contract.ts';
import { longestText, textProblem } from '#server/graphql/textLimits.ts';
import { pick } from '#server/graphql/write/auditChange.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { keepOriginalAgenda } from '../agenda/index.ts';
import { freezeHonoraria, unfreezeHonoraria } from '../honoraria/index.ts';

type Document = Row<'approved_documents'>;

/** What the event has with the approval (B2), whether it has it from one, and the words that say so. */
const settled = {
  CONTRACT: {
    flag: 'contract_executed',
    approved: 'kept_contract_approved',
    text: 'contract_executed_text',
  },
  AUTHORISATION: {
    flag: 'authorisation_obtained',
    approved: 'kept_authorisation_approved',
    text: 'authorisation_obtained_text',
  },
} as const;

const wordsOf = ({ name, jobcode }: Pick<Document, 'name' | 'jobcode'>) =>
  `Approved: ${name} (${jobcode ?? ''}).`;

interface Approval {
  readonly jobcode: string;
  /** What it freezes, as it was when the document was compared; null where it freezes nothing. */
  readonly honoraria: string | null;
}

/** A2, H6, B2: what an approval does to the event, whose row is locked. @throws HONORARIA_BLOCKED */
export async function settle(write: Write, document: Document, approval: Approval): Promise<void> {
  const event = document.centre_event_id;
  if (event === null) return;
  await keepOriginalAgenda(write, event);
  if (document.purpose === 'OTHER') return;
  if (approval.honoraria !== null) await freezeHonoraria(write, event, approval.honoraria);
  const { flag, approved, text } = settled[document.purpose];
  const words = wordsOf({ ...document, jobcode: approval.jobcode });
  await changeEvent(write, event, (row) =>
    row[flag] ? {} : { [flag]: true, [approved]: true, [text]: withWords(text, row[text], words) },
  );
}

/** Remarks that have no room stay as they are, or no form of the event could be saved; the log tells it of the approval. */
function withWords(column: string, remarks: string | null, words: string): string | null {
  const field = inputFields(contract.getType('UpdateCentreEventInput')).find(({ name }) => name === column);
  if (field === undefined) throw new Error(`An event has no ${column} to write.`);
  const told = `${remarks ?? ''}\n${words}`.trim();
  return textProblem(told, longestText(field)) === null ? told : remarks;
}

/** F4, H6: the withdrawal takes it back, unless another approval in force settles the same, or it was entered by hand. */
export async function unsettle(write: Write, document: Document, reason: string): Promise<void> {
  const event = document.centre_event_id;
  if (event === null || document.purpose === 'OTHER') return;
  const isSettledElsewhere = await exists(
    write.tx,
    sql`select 1 from approved_documents d where d.centre_event_id = ${event} and d.purpose = ${document.purpose} and d.id <> ${document.id}
        and d.date_approved is not null and d.date_withdrawn is null`,
  );
  if (isSettledElsewhere) return;
  if (document.purpose === 'CONTRACT') await unfreezeHonoraria(write, event, reason);
  const { flag, approved, text } = settled[document.purpose];
  const words = await wordsOfApprovals(write, document);
  await changeEvent(write, event, (row) => {
    if (!row[approved]) return {};
    const left = words.reduce((rest, each) => rest.replace(each, ''), row[text] ?? '').trim();
    return { [flag]: false, [approved]: false, [text]: left === '' ? null : left };
  });
}

/** What the event may say of any approval: it keeps the words of the first, also where that was withdrawn before another. */
async function wordsOfApprovals(
  { tx }: Write,
  { centre_event_id: event, purpose }: Document,
): Promise<readonly string[]> {
  const approvals = await run<Pick<Document, 'name' | 'jobcode'>>(
    tx,
    sql`select distinct d.name, s.jobcode from approval_steps s join approved_documents d on d.id = s.approved_document_id
        where d.centre_event_id = ${event} and d.purpose = ${purpose} and s.event = 'APPROVED'`,
  );
  return approvals.map(wordsOf);
}

async function changeEvent(
  write: Write,
  id: string,
  change: (row: Row<'centre_events'>) => Draft<'centre_events'>,
): Promise<void> {
  const [old] = await select(write.tx, 'centre_events', sql`where t.id = ${id}`);
  if (old === undefined) throw new Error('The event of a document is gone.');
  const keys = Object.entries(change(old)).filter(([key, value]) => !Object.is(pick(old, [key])[key], value));
  if (keys.length === 0) return;
  const row = await update(write.tx, 'centre_events', id, Object.fromEntries(keys));
  const names = keys.map(([key]) => key).filter((key) => !key.startsWith('kept_'));
  await recordAudit(write.tx, {
    type: 'CentreEvent',
    id,
    event: 'updated',
    name: row.name,
    old: pick(old, names),
    new: pick(row, names),
    userId: write.viewer.id,
    countryId: row.country_id,
    at: row.date_modified,
  });
}
