import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * H6: a value that is frozen keeps the day from which it is. Of those that there are it is the trainer's; where that is a
 * later one, their value has changed since, and theirs was so on the day on which it was frozen.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
alter table frozen_honoraria add column fmv_last_updated date;
alter table frozen_honoraria disable trigger user;
update frozen_honoraria z set fmv_last_updated = least(t.fmv_last_updated, (z.frozen_at at time zone 'UTC')::date)
  from trainers t where t.id = z.trainer_id;
alter table frozen_honoraria enable trigger user;
`,
  );
