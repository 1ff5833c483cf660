import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { factRoots } from './approvals/factRoots.ts';
import { factViews } from './approvals/facts.ts';
import { amountsOfHours } from './0040_honoraria.ts';
import { keptShares } from './0069_professionals_among_bookings.ts';
import { sizedLines } from './0070_sizes_of_lines.ts';

/**
 * An amount that is entered has 64 bits: twenty million rupiahs, some thousand euros, were all that 32 hold. As a type of
 * its own it is told from an id, which is a bigint too. Each table is written anew, and nobody reads or writes it until the
 * migration ends: a million rows take some seconds. No record counts as changed (K6): no trigger runs.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, unmade + amounts + amountsOfHours('bigint') + factRoots + factViews + spend);

const unmade = `
drop view approved_document_hashes, approved_document_facts, approved_document_roots, reportable_spend, reportable_lines;
drop function honoraria_amounts(integer, integer, integer, text, text, numeric, numeric), amount_of_minutes(integer, integer, numeric);
`;

const amounts = `
create domain minor_units as bigint;
alter table estimated_costs alter column amount_exc_vat type minor_units, alter column amount_inc_vat type minor_units;
alter table trainers alter column fmv_amount type minor_units;
alter table frozen_honoraria alter column fmv_amount type minor_units;
alter table honoraria_settings alter column yearly_cap_amount type minor_units;
analyze estimated_costs, trainers, frozen_honoraria;
`;

const spend = `${sizedLines};
${keptShares}
comment on view reportable_spend is 'Read like a table.';
`;
