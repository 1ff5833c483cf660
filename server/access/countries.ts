import { sql } from 'kysely';
import { or, TRUE, FALSE, type Sql } from '../db/conditions.ts';
import { type Capability, reach, reachesOwn } from './roleTable.ts';
import type { Grants, Reader, Viewer } from './Viewer.ts';

/**
 * Rows whose country is one of the viewer's; none for a user without countries (S2). The countries stand in the text:
 * how many rows they have decides how they are found, and what is planned once is planned for them.
 */
export function inOwnCountries(country: Sql, viewer: Grants): Sql {
  if (viewer.countryIds.length === 0) return FALSE;
  return sql`${country} = any(${sql.lit(`{${viewer.countryIds.join(',')}}`)}::bigint[])`;
}

/** None of several is another's; of none at all nothing is said. */
export const areOwnCountries = (countries: Sql, viewer: Grants): Sql =>
  sql`${countries} <@ ${sql.lit(`{${viewer.countryIds.join(',')}}`)}::bigint[]`;

/** Every row, none, or those of a condition: as far as a capability reaches. */
export function asFarAs(capability: Capability, viewer: Grants, within: () => Sql): Sql {
  const how = reach(viewer, capability);
  if (how === 'none') return FALSE;
  return how === 'all' ? TRUE : within();
}

/** The same where the row's country decides. 'own' is left to the caller: it reads as countries. */
export const byCountry = (capability: Capability, viewer: Grants, country: Sql): Sql =>
  asFarAs(capability, viewer, () => inOwnCountries(country, viewer));

/** Whose country a row is of, and who made it. */
interface Belonging {
  readonly country: Sql;
  readonly author: Sql;
}

/** The same where a row's author decides too: of several roles one may reach one's countries, and another one's own rows. */
export function byCountryOrAuthor(
  capability: Capability,
  viewer: Reader,
  { country, author }: Belonging,
): Sql {
  if (reach(viewer, capability) === 'own') return isOwn(author, viewer);
  const ofCountries = byCountry(capability, viewer, country);
  return reachesOwn(viewer, capability) ? or([ofCountries, isOwn(author, viewer)]) : ofCountries;
}

/** Whether a capability reaches what is of this country. */
export const reachesCountry = (capability: Capability, viewer: Grants, id: string | null): boolean =>
  reach(viewer, capability) === 'all' ||
  (reach(viewer, capability) === 'countries' && id !== null && viewer.countryIds.includes(id));

/** Rows of one country that the viewer may see: nobody looks through all of theirs for those of a country of others. */
export function ofCountry(capability: Capability, viewer: Grants, country: Sql, id: string): Sql {
  const sees = reach(viewer, capability) === 'all' || viewer.countryIds.includes(String(BigInt(id)));
  return sees ? sql`${country} = ${id}::bigint` : FALSE;
}

export const isOwn = (author: Sql, viewer: Pick<Viewer, 'id'>): Sql => sql`${author} = ${viewer.id}::bigint`;

export const isNotDeleted = (alias: string): Sql => sql`${sql.id(alias, 'deleted_at')} is null`;
