import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** What the log has of records that came back is called so; until now it was a change of the moment they were deleted. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `select set_config('convene.redacting', 'on', true);
update audits set event = 'restored'
  where event = 'updated' and jsonb_typeof(old_values -> 'deleted_at') = 'string' and new_values -> 'deleted_at' = 'null';
select set_config('convene.redacting', 'off', true);
`,
  );
