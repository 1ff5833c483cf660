import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * E3: the tree of cost categories has no cycles, whoever writes it. Two moves at once could each look harmless: they
 * take turns, and a snapshot, which does not see the other, may not move anything.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}

const statements = `
alter table cost_categories
  add column date_created timestamptz(3) not null default now(),
  add column date_modified timestamptz(3) not null default now();
create trigger touch before update on cost_categories for each row execute function touch_date_modified();
create index cost_categories_parent on cost_categories (parent_id);

create function cost_category_is_below(category_id bigint, top_id bigint) returns boolean
  language sql stable strict parallel safe
  begin atomic
    with recursive up(id) as (
      select category_id
      union
      select c.parent_id from up join cost_categories c on c.id = up.id where c.parent_id is not null
    )
    select exists (select 1 from up where up.id = top_id);
  end;

create function guard_category_tree() returns trigger
  language plpgsql as $$
  begin
    if current_setting('transaction_isolation') <> 'read committed' then
      raise exception 'Cost categories cannot be moved on a snapshot.' using errcode = 'feature_not_supported';
    end if;
    perform pg_advisory_xact_lock(hashtext('cost_categories'));
    if cost_category_is_below(new.parent_id, new.id) then
      raise exception 'A cost category cannot be below itself.'
        using errcode = 'check_violation', table = 'cost_categories', constraint = 'cost_categories_cycle';
    end if;
    return new;
  end $$;
create trigger guard_category_tree before update of parent_id on cost_categories for each row
  when (new.parent_id is distinct from old.parent_id and new.parent_id is not null)
  execute function guard_category_tree();
`;
