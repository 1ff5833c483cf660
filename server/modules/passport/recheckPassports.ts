import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { select, update } from '#server/db/rows.ts';
import type { Write, Written } from '#server/graphql/write/WriteDefinition.ts';
import { countryOfJourney, nameOfJourney } from '../journey/index.ts';
import { expiresSoon } from './expiresSoon.ts';
import { passportTables, passportTypes } from './passportColumns.ts';
import { openPassport } from './sealPassport.ts';

/** B7: an event that moves changes which passports expire too soon after it. */
export async function recheckPassports(write: Write, change: Written<'centre_events'>): Promise<void> {
  if (change.old === null) return;
  const end = change.row.date_end ?? change.row.date_start;
  if (end === (change.old.date_end ?? change.old.date_start ?? null)) return;
  for (const table of passportTables) {
    const rows = await select(
      write.tx,
      table,
      sql`where t.centre_event_id = ${change.id}
          and t.passport_expiration_date is not null order by t.id for update`,
    );
    for (const row of rows) {
      const { passport_expiration_date: expiry } = openPassport(write.context.cipher, table, row);
      const soon = expiresSoon(expiry, end);
      if (soon === row.passport_expires_soon) continue;
      const changed = await update(write.tx, table, row.id, { passport_expires_soon: soon });
      await recordAudit(write.tx, {
        type: passportTypes[table],
        id: row.id,
        event: 'updated',
        name: await nameOfJourney(row, write),
        old: { passport_expires_soon: row.passport_expires_soon ?? null },
        new: { passport_expires_soon: soon },
        userId: write.viewer.id,
        countryId: await countryOfJourney(row, write),
        at: changed.date_modified ?? null,
      });
    }
  }
}
