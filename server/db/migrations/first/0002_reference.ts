import { type Kysely, sql } from 'kysely';
import { costCategories } from './reference/costCategories.ts';
import { countries } from './reference/countries.ts';
import { indications } from './reference/indications.ts';
import { runStatements } from '../runStatements.ts';

/** Reference data: every installation needs it, since the contract has no mutations for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables);
  await sql`
    insert into countries (name, country_code)
    select v.name, v.code from json_to_recordset(${JSON.stringify(countries.map(([code, name]) => ({ code, name })))}::json)
      as v(code text, name text)`.execute(db);
  await sql`
    insert into indications (name, colour)
    select v.name, v.colour from json_to_recordset(${JSON.stringify(indications)}::json) as v(name text, colour text)`.execute(
    db,
  );
  for (const { name, reference, children } of costCategories) {
    await sql`
      with parent as (insert into cost_categories (name, reference) values (${name}, ${reference}) returning id)
      insert into cost_categories (name, reference, parent_id)
      select v.name, v.reference, parent.id
      from parent, json_to_recordset(${JSON.stringify(children)}::json) as v(name text, reference text)`.execute(
      db,
    );
  }
}

const tables = `
create table countries (
  id bigint generated always as identity primary key,
  name text collate people not null unique,
  country_code text not null unique check (country_code ~ '^[A-Z]{2}$'),
  is_custom boolean not null default false
);
create table indications (
  id bigint generated always as identity primary key,
  name text collate people not null unique,
  colour text not null check (colour ~ '^#[0-9a-f]{6}$')
);
create table cost_categories (
  id bigint generated always as identity primary key,
  parent_id bigint references cost_categories check (parent_id <> id),
  name text collate people not null,
  reference text,
  unique nulls not distinct (parent_id, name)
);
create function cost_category_path(category_id bigint) returns text
  language sql stable strict parallel safe
  begin atomic
    with recursive up(id, parent_id, path, depth) as (
      select c.id, c.parent_id, c.name::text collate "default", 1 from cost_categories c where c.id = category_id
      union all
      select c.id, c.parent_id, c.name || ' / ' || up.path, up.depth + 1
      from cost_categories c join up on c.id = up.parent_id where up.depth < 20
    )
    select path from up where parent_id is null;
  end;
create table exchange_rates (
  base text not null check (base ~ '^[A-Z]{3}$'),
  target text not null check (target ~ '^[A-Z]{3}$'),
  rate numeric(20, 10) not null check (rate > 0),
  last_updated timestamptz(3) not null default now(),
  primary key (base, target)
);
`;
