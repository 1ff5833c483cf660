import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Who is given no user name goes by the e-mail address: where somebody has it, it is said of the address. */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, keepNames);

const keepNames = `
create or replace function keep_account_names() returns trigger
  language plpgsql as $$
  begin
    delete from account_names
      where user_id = new.id and key not in (account_key(new.username), account_key(new.user_email));
    perform claim_account_name(new.user_email, new.id, 'email');
    perform claim_account_name(new.username, new.id, 'username');
    return null;
  end $$;
`;
