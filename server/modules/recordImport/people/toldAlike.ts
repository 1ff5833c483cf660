import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { participantEntity } from '#server/modules/participant/index.ts';
import { person } from './personOf.ts';

/** The one who is known and like whom a row looks; null where there are several, or none. */
export const onlyKnown = (row: string): Sql =>
  sql`(select min(k.person) from jsonb_to_recordset(${sql.id(row, 'alike')}) as k (person bigint) having count(k.person) = 1)`;

/** A row that looks like somebody and is not written. */
export const isAlike = (row: string): Sql =>
  sql`(${sql.id(row, 'alike')} is not null and ${sql.id(row, 'state')} <> 'DONE')`;

/** Of rows that look like somebody and are not written: how many there are, and how many look like one who is known and does not stand in them yet. */
export const alikeCounts = (row: string): Sql =>
  sql`count(*) filter (where ${isAlike(row)}) as alike,
    count(*) filter (where ${isAlike(row)} and ${sql.id(row, 'decision')} <> 'USE' and ${onlyKnown(row)} is not null) as usable`;

/** With their names as they are by now; whoever is seen no more is nobody. */
export const alikeOf = (row: string, viewer: Viewer): Sql =>
  sql`coalesce((select json_agg(json_build_object('type', ${person}::text, 'personId', t.id::text, 'name', t.full_name, 'line', a.line, 'reasons', a.reasons) order by a.n)
    from jsonb_array_elements(${sql.id(row, 'alike')}) with ordinality e (told, n)
      cross join lateral (select e.n, (e.told ->> 'person')::bigint as person, (e.told ->> 'line')::integer as line, e.told -> 'reasons' as reasons) a
      left join participants t on t.id = a.person and ${participantEntity.scope('t', viewer)}
    where t.id is not null or a.line is not null), '[]')`;
