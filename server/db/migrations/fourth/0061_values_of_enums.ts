import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** What the contract calls an enum is answered as it stands in its column, so that no column holds anything else (ADR 22). */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);

const runTypes = `'AGENDA', 'INVITATION', 'VISA_LETTER', 'CONFIRMATION', 'ATTENDANCE_LIST', 'BADGE',
  'CERTIFICATE', 'TRAINER_CONTRACT', 'HONORARIA_STATEMENT', 'COST_SUMMARY', 'LOGISTICS_SHEET'`;
const statements = `
alter table document_runs add check (run_type in (${runTypes}));
alter table generated_documents add check (run_type in (${runTypes}));
alter table approved_documents add check (run_type in (${runTypes}));
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('SEAT_FREE', 'DOCUMENT_STALE', 'VIEW_ENTERED'));
alter table saved_views add check (role in
  ('administrator', 'global_manager', 'country_manager', 'booker', 'logistics', 'compliance', 'viewer'));
`;
