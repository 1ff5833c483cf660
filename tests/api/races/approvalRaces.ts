import { sql } from 'kysely';
import { records, unique } from '#tests/factories/records.ts';
import type { Answer } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { startApi, type Api } from '../startApi.ts';

interface ApprovalRace {
  readonly outcomes: readonly Answer[];
  /** How often it was approved. */
  readonly approvals: number;
}

/** Two compliance officers who approve one document at the same moment, each as they have seen it. */
export async function approvalRaces(): Promise<{
  readonly api: Api;
  readonly race: () => Promise<ApprovalRace>;
}> {
  const api = await startApi();
  const make = records(api.as('administrator').ask);
  const officers = [api.as('compliance'), await somebody(api, ['compliance'], 'DE')];
  const race = async (): Promise<ApprovalRace> => {
    const { id } = await make.filedDocument((await make.event()).id);
    const { approvedDocument } = await api
      .as('compliance')
      .ask('query ($id: ID!) { approvedDocument(id: $id) { currentHash } }', { id });
    const { currentHash } = approvedDocument as { currentHash: string };
    const outcomes = await Promise.all(
      officers.map((officer) =>
        officer.send('mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { id } }', {
          input: { id, jobcode: `RACE-${unique()}`, current_hash: currentHash },
        }),
      ),
    );
    const { rows } = await sql<{
      approvals: number;
    }>`select count(*)::integer as approvals from approval_steps where approved_document_id = ${id} and event = 'APPROVED'`.execute(
      api.app.database.kysely,
    );
    return { outcomes, approvals: rows[0]?.approvals ?? 0 };
  };
  return { api, race };
}
