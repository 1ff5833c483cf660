import { sql } from 'kysely';
import { recordAudit } from '../../audit/recordAudit.ts';
import { columnText, idOf } from '../../graphql/write/Json.ts';
import { rowText, select, update } from '../../graphql/write/rows.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';
import { countryOfJourney, nameOfJourney } from '../journey/index.ts';
import { expiresSoon } from './expiresSoon.ts';
import { passportTables, type PassportTable } from './passportColumns.ts';
import { openPassport } from './sealPassport.ts';

const types: Readonly<Record<PassportTable, string>> = {
  event_bookings: 'EventBooking',
  waiting_list_entries: 'WaitingListEntry',
};

/** B7: an event that moves changes which passports expire too soon after it. */
export async function recheckPassports(
  write: Write,
  change: Change & { readonly id: string },
): Promise<void> {
  if (change.old === null) return;
  const end = columnText(change.row, 'date_end') ?? columnText(change.row, 'date_start');
  if (end === (columnText(change.old, 'date_end') ?? columnText(change.old, 'date_start'))) return;
  for (const table of passportTables) {
    const rows = await select(
      write.tx,
      sql`select ${rowText('t')} from ${sql.id(table)} as t where t.centre_event_id = ${change.id}
          and t.passport_expiration_date is not null order by t.id for update`,
    );
    for (const row of rows) {
      const { passport_expiration_date: expiry } = openPassport(write.context.passports, table, row);
      const soon = expiresSoon(expiry, end);
      if (soon === row['passport_expires_soon']) continue;
      const changed = await update(write.tx, table, idOf(row), { passport_expires_soon: soon }, new Set());
      await recordAudit(write.tx, {
        type: types[table],
        id: idOf(row),
        event: 'updated',
        name: await nameOfJourney(row, write),
        old: { passport_expires_soon: row['passport_expires_soon'] ?? null },
        new: { passport_expires_soon: soon },
        userId: write.viewer.id,
        countryId: await countryOfJourney(row, write),
        at: columnText(changed, 'date_modified'),
      });
    }
  }
}
