import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Users and approved documents come in pages, whose filters stand under `where`: what a saved view asks of them does too,
 * and is no other view for that. Filters that the server has now under another name keep what they say.
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, views);

const renamed = `'{"allowedCountries": "allowed_countries", "authorId": "author_id", "approvedById": "approved_by_id",
  "dateNeeded_gte": "date_needed_gte", "dateNeeded_lt": "date_needed_lt"}'::jsonb`;

const isOfPages = (view: string) => `${view}.type in ('User', 'ApprovedDocument')`;
const wrapped = (asked: string) =>
  `case when ${asked} = '{}' or jsonb_exists(${asked}, 'where') then ${asked} else jsonb_build_object('where', ${asked}) end`;

const views = `
alter table saved_views disable trigger user;
update saved_views v set arguments = ${wrapped('v.arguments')} where ${isOfPages('v')} and v.arguments is not null;
update saved_views v set look = jsonb_set(v.look, '{filter}', (
    select jsonb_object_agg(coalesce(${renamed} ->> f.key, f.key), f.value) from jsonb_each(v.look -> 'filter') f))
  where ${isOfPages('v')} and jsonb_typeof(v.look -> 'filter') = 'object' and exists (
    select from jsonb_object_keys(v.look -> 'filter') k where jsonb_exists(${renamed}, k));
alter table saved_views enable trigger user;
update saved_view_watches w set asked = ${wrapped('w.asked')}
  from saved_views v where v.id = w.saved_view_id and ${isOfPages('v')};
`;
