import { type RawBuilder, sql } from 'kysely';
import { capabilities, type Reach, roles } from '#server/access/roleTable.ts';
import { hasRole, isOpenToCountriesOf, worksIn } from '#server/access/holders.ts';
import { and, or, type Sql } from '#server/db/conditions.ts';

const givesAs = (...reaches: readonly Reach[]): Sql =>
  hasRole(...roles.filter((role) => reaches.includes(capabilities['waiting.upgrade'][role])));

/** S2: the event and the person are both asked. */
const seesEntry: Sql = and([
  isOpenToCountriesOf('e'),
  sql`(w.participant_id is null
    or exists (select 1 from participants p where p.id = w.participant_id and ${worksIn(sql.ref('p.country_id'))}))`,
]);

const isManager = and([givesAs('countries'), worksIn(sql.ref('e.country_id')), seesEntry]);
const isEverywhere = givesAs('all');
const mayBeAuthor = or([isEverywhere, isManager, and([givesAs('own'), seesEntry])]);

/**
 * Who is told of the seat that an entry `w` of an event `e` could take: its author; where they were deactivated, or have
 * lost the role or the country for it, the managers of the event's country, and where there are none whoever gives
 * seats everywhere.
 */
export const seatGivers: RawBuilder<unknown> = sql`
  with author as materialized (
      select u.id as user_id from users u where u.id = w.author_id and ${mayBeAuthor} and u.deactivated_at is null),
    manager as materialized (
      select u.id as user_id from users u
      where not exists (select 1 from author) and ${isManager} and u.deactivated_at is null)
  select user_id from author union all select user_id from manager union all
  select u.id from users u where not exists (select 1 from author) and not exists (select 1 from manager)
    and ${isEverywhere} and u.deactivated_at is null`;
