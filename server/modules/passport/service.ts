import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import { bookingScope, waitingListScope } from '../eventBooking/bookingScope.ts';
import { readsPassport, readsPassportForReason } from './passportScope.ts';
import { reach } from '#server/access/roleTable.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { FALSE, type Sql } from '#server/db/conditions.ts';
import type { Row } from '#server/db/Row.ts';
import type { RowScope } from '#server/graphql/Entity.ts';
import { forbidden, validationFailed } from '#server/errors/errors.ts';
import { exists, select } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { countryOfJourney, nameOfJourney } from '../journey/index.ts';
import { passportTypes, sealedColumns, type PassportTable } from './passportColumns.ts';
import { openPassport, type ClearPassport } from './sealPassport.ts';

export interface Holder {
  readonly table: PassportTable;
  readonly scope: RowScope;
}

export const bookingPassports: Holder = { table: 'event_bookings', scope: bookingScope };
export const waitingPassports: Holder = { table: 'waiting_list_entries', scope: waitingListScope };

const ACTION = 'read this passport';
const MAX_REASON = 500;

/** G4: a passport in clear, for whom the role table names; the reading and its reason are kept in the same transaction. */
export async function revealPassport(
  session: WriteSession,
  holder: Holder,
  { id, reason }: { readonly id: string; readonly reason?: string | null | undefined },
): Promise<ClearPassport> {
  const { viewer, context } = session;
  if (reach(viewer, 'passport.read') === 'none' && reach(viewer, 'passport.readForReason') === 'none')
    throw forbidden(ACTION);
  const given = trimmed(reason);
  return context.database.transaction(async (tx) => {
    const write: Write = { ...session, tx, now: context.now() };
    const row = await visibleRow(write, holder, id);
    if (!(await reaches(write, holder, id, readsPassport('t', viewer)))) {
      if (!(await reaches(write, holder, id, readsPassportForReason('t', viewer)))) throw forbidden(ACTION);
      if (given === '') throw validationFailed('reason', 'Say why you need it. The reason is kept.');
    }
    if (given.length > MAX_REASON) throw validationFailed('reason', `At most ${MAX_REASON} characters.`);
    const passport = openPassport(context.cipher, holder.table, row);
    await recordAudit(tx, {
      type: passportTypes[holder.table],
      id,
      event: 'revealed',
      name: await nameOfJourney(row, write),
      new: { fields: [...sealedColumns], reason: given === '' ? null : given },
      userId: viewer.id,
      countryId: await countryOfJourney(row, write),
    });
    return passport;
  });
}

/** S1: hidden is not found. */
const visibleRow = (
  { tx, viewer }: Write,
  { table, scope }: Holder,
  id: string,
): Promise<Row<PassportTable>> =>
  mustFind(passportTypes[table], id, () =>
    select(tx, table, sql`where t.id = ${id} and ${scope('t', viewer)}`),
  );

async function reaches({ tx }: Write, { table }: Holder, id: string, condition: Sql): Promise<boolean> {
  if (condition === FALSE) return false;
  return exists(tx, sql`select 1 from ${sql.id(table)} as t where t.id = ${id} and ${condition}`);
}
