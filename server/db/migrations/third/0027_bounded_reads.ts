import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** What a read is ended with from within: a nested list or an answer that has grown too long (ADR 19). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, functions);
}

// Volatile: the planner must not work out beforehand what only some rows lead to.
const functions = `
create function list_too_long(list text) returns json language plpgsql volatile parallel safe as $$
  begin
    raise exception '%', list using errcode = 'CV001';
  end
$$;
create function answer_within(answer text, bytes int) returns text language plpgsql volatile parallel safe as $$
  begin
    if octet_length(answer) > bytes then
      raise exception '%', octet_length(answer) using errcode = 'CV002';
    end if;
    return answer;
  end
$$;
`;
