import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { figuresOfBooking } from './0065_spend_from_its_costs.ts';
import { professionals } from './0070_sizes_of_lines.ts';
import { atHome } from './0080_figures_at_home.ts';

/**
 * Postgres 18.7 adds no column with a default to a table whose row type a function holds on to, and so refused a migration
 * of every new base. The earlier ones define this function as text by now; a base that has them gets it here.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, figuresOfBooking(professionals, atHome()));
