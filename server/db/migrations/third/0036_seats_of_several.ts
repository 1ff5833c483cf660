import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * A booking knows whether it was ever somebody else's. The audit of a seat tells of everybody who was on it: who may
 * read it is looked for in its history only where there was more than one (ADR 21).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}

const statements = `
alter table event_bookings add column kept_had_others boolean not null default false;
alter table event_bookings disable trigger user;
update event_bookings set kept_had_others = true
  where id in (select a.auditable_id from audits a where a.auditable_type = 'EventBooking' and a.old_values ->> 'participant_id' is not null);
alter table event_bookings enable trigger user;
create function note_others_of_seat() returns trigger
  language plpgsql as $$
  begin
    new.kept_had_others := true;
    return new;
  end $$;
create trigger note_others before update of participant_id on event_bookings
  for each row when (old.participant_id is not null and old.participant_id is distinct from new.participant_id)
  execute function note_others_of_seat();
`;
