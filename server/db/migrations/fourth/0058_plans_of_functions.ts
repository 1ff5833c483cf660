import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * What a booking is asked about: a function in SQL that reads a table is planned anew in each statement, one in PL/pgSQL
 * once a connection (ADR 22). The line is worked out only where somebody waits, and costs nothing where nobody does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}

const statements = `
create or replace function booking_country_id(participant_id bigint, placeholder_country_id bigint) returns bigint
  language plpgsql stable parallel safe as $$
  begin
    if participant_id is null then
      return placeholder_country_id;
    end if;
    return (select p.country_id from participants p where p.id = booking_country_id.participant_id);
  end $$;

create or replace function only_country_of(author_id bigint) returns bigint
  language plpgsql stable parallel safe as $$
  begin
    return (select min(c.country_id) from user_countries c where c.user_id = only_country_of.author_id having count(*) = 1);
  end $$;

-- Of those who wait for a seat and may have one, all or, of an entry, those before it; none where it does not wait.
create function eligible_ahead(event_id bigint, entry_id bigint) returns bigint
  language plpgsql stable parallel safe as $$
  begin
    if entry_id is null then
      return (select count(*) from waiting_line(event_id) l where l.is_eligible);
    end if;
    return (
      select count(*) from waiting_line(event_id) l
      where l.is_eligible
        and l.place < (select own.place from waiting_line(event_id) own where own.entry_id = eligible_ahead.entry_id));
  end $$;
`;
