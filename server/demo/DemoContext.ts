import { sql } from 'kysely';
import type { Tx } from '../db/rows.ts';
import { Calendar } from './Calendar.ts';
import { DemoRandom } from './DemoRandom.ts';

/** What every planner of demo rows draws from. */
export interface DemoContext {
  readonly random: DemoRandom;
  readonly calendar: Calendar;
  readonly passwordHash: string;
  readonly countryId: (code: string) => number;
  readonly indications: readonly { readonly id: number; readonly name: string }[];
  readonly categoryId: (path: string) => number;
}

const SEED = 20_270_312;

export async function readContext(tx: Tx, today: string, passwordHash: string): Promise<DemoContext> {
  const countries = await tx.selectFrom('countries').select(['id', 'country_code']).execute();
  const indications = await tx.selectFrom('indications').select(['id', 'name']).orderBy('id').execute();
  const categories = await tx
    .selectFrom('cost_categories')
    .select(['id', sql<string>`cost_category_path(id)`.as('path')])
    .execute();
  return {
    random: new DemoRandom(SEED),
    calendar: new Calendar(today),
    passwordHash,
    countryId: lookUp(
      'country',
      countries.map(({ id, country_code }) => [country_code, Number(id)]),
    ),
    indications: indications.map(({ id, name }) => ({ id: Number(id), name })),
    categoryId: lookUp(
      'cost category',
      categories.map(({ id, path }) => [path, Number(id)]),
    ),
  };
}

function lookUp(noun: string, entries: readonly (readonly [string, number])[]): (key: string) => number {
  const ids = new Map(entries);
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The demo data needs a ${noun} that is missing: ${key}`);
    return id;
  };
}
