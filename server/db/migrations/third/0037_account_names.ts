import { type Kysely, sql } from 'kysely';
import { MigrationRefused } from '../Migration.ts';
import { runStatements } from '../runStatements.ts';

/**
 * What people sign in with, user names and e-mail addresses alike, belongs to one of them however it is written.
 * @throws MigrationRefused where two people have it: who is to keep it is not for a program to say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, folded);
  const { rows } = await sql<Shared>`
    select string_agg(format('user %s (%s)', id, name), ' and ' order by id) as holders
    from (select id, account_key(username) as key, format('user name "%s"', username) as name from users
      union all select id, account_key(user_email), format('e-mail address "%s"', user_email) from users) names
    group by key having count(distinct id) > 1 order by min(id), key`.execute(db);
  if (rows.length > 0) throw new MigrationRefused(sharedNames(rows));
  await runStatements(db, kept);
}

interface Shared {
  readonly holders: string;
}

const sharedNames = (shared: readonly Shared[]): string =>
  `These users would sign in with the same name:
${shared.map(({ holders }) => `  - ${holders}`).join('\n')}
Give one of each another with the version that ran until now, or in the database: update users set username = … where id = ….
Nothing was changed.`;

/** What nobody sees is taken out: controls, soft hyphens, what joins letters, what turns their direction. */
const folded = `
create function account_key(name text) returns text
  language sql immutable strict parallel safe
  -- In capitals first: some letters have two small forms, or none of their own.
  return normalize(lower(upper(
    btrim(regexp_replace(normalize(name, NFKC), ' +', ' ', 'g')) collate people) collate people), NFKC);
create function visible_name(name text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(regexp_replace(normalize(name, NFKC), '\\s+', ' ', 'g'),
    '[\\u0001-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff\\ufff0-\\ufffb\\U000e0000-\\U000e0fff]',
    '', 'g'));
drop index users_username;
drop index users_email;
update users set
  username = coalesce(nullif(visible_name(username), ''), 'user ' || id),
  user_email = visible_name(user_email)
  where username <> visible_name(username) or user_email <> visible_name(user_email);
drop function visible_name;
`;

const kept = `
create table account_names (
  key text collate "C" primary key,
  user_id bigint not null references users on delete cascade
);
create index account_names_user on account_names (user_id);
create function claim_account_name(name text, claimant bigint, claimed_as text) returns void
  language plpgsql as $$
  declare holder bigint;
  begin
    -- An update of nothing waits for whoever claims it at this moment, and tells who has it.
    insert into account_names as n (key, user_id) values (account_key(name), claimant)
      on conflict (key) do update set user_id = n.user_id returning user_id into holder;
    if holder <> claimant then
      raise unique_violation using constraint = 'account_names_' || claimed_as, table = 'account_names',
        message = 'account_names: another user has this ' || claimed_as;
    end if;
  end $$;
create function keep_account_names() returns trigger
  language plpgsql as $$
  begin
    delete from account_names
      where user_id = new.id and key not in (account_key(new.username), account_key(new.user_email));
    perform claim_account_name(new.username, new.id, 'username');
    perform claim_account_name(new.user_email, new.id, 'email');
    return null;
  end $$;
insert into account_names (key, user_id)
  select account_key(username), id from users union select account_key(user_email), id from users;
create trigger keep_account_names after insert or update of username, user_email on users
  for each row execute function keep_account_names();
`;
