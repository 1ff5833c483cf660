import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../db/conditions.ts';
import type { Grants } from './Viewer.ts';

/** What is kept beside a file of whose rights it was made with. */
export const grantsOf = ({ roles, countryIds }: Grants): Grants => ({ roles, countryIds });

/** S1: what was made with other rights than its owner has by now may hold what they may not see any more. */
export const areGrantsOf = (kept: Sql, viewer: Grants): RawBuilder<boolean> =>
  sql`coalesce(${kept} = ${JSON.stringify(grantsOf(viewer))}::jsonb, false)`;
