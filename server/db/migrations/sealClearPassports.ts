import { type Kysely, sql } from 'kysely';
import type { ColumnCipher } from '#server/crypto/ColumnCipher.ts';

const tables = ['event_bookings', 'waiting_list_entries'] as const;
const columns = ['passport_number', 'passport_country_issue', 'passport_expiration_date'] as const;
const sealed = '^v[0-9]+[.][A-Za-z0-9_-]{38,}$';

type Passport = Readonly<Record<(typeof columns)[number], string | null>>;

interface ClearRow extends Passport {
  readonly id: string;
  readonly passport_number_hint: string | null;
  readonly passport_expires_soon: boolean | null;
}

/** G4: seals what versions before 0012 stored in clear, as a write would have. Nobody changed it, so K6 hears nothing of it. */
export async function sealClearPassports(db: Kysely<unknown>, cipher: ColumnCipher): Promise<void> {
  for (const table of tables) {
    const rows = await clearRows(db, table);
    if (rows.length > 0) await writeSealed(db, table, rows.map(sealedBy(cipher, table)));
  }
}

/** The checks of 0012 hold for every row written since, so a passport lies here wholly in clear or wholly sealed. */
async function clearRows(db: Kysely<unknown>, table: string): Promise<readonly ClearRow[]> {
  const inClear = columns.map((column) => sql`${sql.ref(`t.${column}`)} !~ ${sealed}`);
  const { rows } = await sql<ClearRow>`
    select t.id, ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))},
      -- A number so short that its end would give it away shows none of it.
      case when length(t.passport_number) > 5 then right(t.passport_number, 3) end as passport_number_hint,
      -- B7
      t.passport_expiration_date::date < coalesce(e.date_end, e.date_start) + interval '6 months' as passport_expires_soon
    from ${sql.table(table)} t join centre_events e on e.id = t.centre_event_id
    where ${sql.join(inClear, sql` or `)}`.execute(db);
  return rows;
}

const sealedBy =
  (cipher: ColumnCipher, table: string) =>
  (row: ClearRow): ClearRow => {
    const seal = (column: keyof Passport) => {
      const clear = row[column];
      return clear === null ? null : cipher.seal(clear, { table, column });
    };
    return {
      ...row,
      passport_number: seal('passport_number'),
      passport_country_issue: seal('passport_country_issue'),
      passport_expiration_date: seal('passport_expiration_date'),
    };
  };

async function writeSealed(db: Kysely<unknown>, table: string, rows: readonly ClearRow[]): Promise<void> {
  const trigger = sql.id(`touch_${table}`);
  await sql`alter table ${sql.table(table)} disable trigger ${trigger}`.execute(db);
  await sql`
    update ${sql.table(table)} t set
      passport_number = s.passport_number,
      passport_country_issue = s.passport_country_issue,
      passport_expiration_date = s.passport_expiration_date,
      passport_number_hint = s.passport_number_hint,
      passport_expires_soon = s.passport_expires_soon
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(
      id bigint, passport_number text, passport_country_issue text, passport_expiration_date text,
      passport_number_hint text, passport_expires_soon boolean)
    where s.id = t.id`.execute(db);
  await sql`alter table ${sql.table(table)} enable trigger ${trigger}`.execute(db);
}
