import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * The figures of people tell whether the person is deleted: the order of a list by them is an index of the figures alone,
 * and a page in its middle needs no person but its own (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, column + keepDeleted + orders + upkeep);

const column = `
alter table participant_figures add is_deleted boolean not null default false;
`;

/** For all people at once. */
export const keepDeleted = `
update participant_figures k set is_deleted = true from participants p
  where p.id = k.participant_id and p.deleted_at is not null;
`;

const orders = `
drop index participant_figures_active, participant_figures_first, participant_figures_first_desc,
  participant_figures_last, participant_figures_last_desc;
create index participant_figures_active on participant_figures (active_bookings, participant_id) where not is_deleted;
create index participant_figures_first on participant_figures (first_booking, participant_id) where not is_deleted;
create index participant_figures_first_desc on participant_figures (first_booking desc nulls last, participant_id desc)
  where not is_deleted;
create index participant_figures_last on participant_figures (last_booking, participant_id) where not is_deleted;
create index participant_figures_last_desc on participant_figures (last_booking desc nulls last, participant_id desc)
  where not is_deleted;
analyze participant_figures;
`;

const upkeep = `
create or replace function begin_figures_of_participant() returns trigger
  language plpgsql as $$
  begin
    insert into participant_figures (participant_id, is_deleted) values (new.id, new.deleted_at is not null);
    return null;
  end $$;
create function keep_deleted_in_figures() returns trigger
  language plpgsql as $$
  begin
    update participant_figures set is_deleted = new.deleted_at is not null where participant_id = new.id;
    return null;
  end $$;
create trigger keep_deleted_in_figures after update of deleted_at on participants for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function keep_deleted_in_figures();
`;
