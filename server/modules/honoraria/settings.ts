import { sql } from 'kysely';
import type { HonorariaConfig } from '#server/config/Config.ts';
import type { Database } from '#server/db/Database.ts';

/** What is configured is kept where SQL reads it; written only where it has changed. */
export async function keepHonorariaSettings(
  database: Database,
  { yearlyCap, travelFactor }: HonorariaConfig,
): Promise<void> {
  const next = sql`(${travelFactor}::numeric, ${yearlyCap?.amount ?? null}::bigint, ${yearlyCap?.currency ?? null}::text)`;
  await sql`update honoraria_settings set (travel_factor, yearly_cap_amount, yearly_cap_currency) = ${next}
    where (travel_factor, yearly_cap_amount, yearly_cap_currency) is distinct from ${next}`.execute(
    database.kysely,
  );
}
