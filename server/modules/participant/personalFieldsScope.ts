import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';

const contact: ReadonlySet<string> = new Set([
  'email',
  'phoneCountryCode',
  'phone',
  'mobile',
  'fax',
  'address',
  'postalCode',
]);
const none: ReadonlySet<string> = new Set();

/** A viewer reads participants without the means to reach them. */
export function hiddenParticipantFields(viewer: Viewer): ReadonlySet<string> {
  return mayContact(viewer) ? none : contact;
}

const journeyPersonal: ReadonlySet<string> = new Set(['dateOfBirth']);

export function hiddenJourneyFields(viewer: Viewer): ReadonlySet<string> {
  return mayContact(viewer) ? none : journeyPersonal;
}

const mayContact = (viewer: Viewer) => reach(viewer, 'participants.contact') !== 'none';

/** G4: whoever asks reads dots and the last characters; what a passport holds is revealed by a mutation, which is audited. */
export const maskedPassportFields = {
  passportNumber: (alias: string): Sql =>
    sql`case when ${sql.id(alias, 'passport_number')} is not null then '••••' || coalesce(${sql.id(alias, 'passport_number_hint')}, '') end`,
  passportCountryIssue: (): Sql => sql.raw('null::text'),
  passportExpirationDate: (): Sql => sql.raw('null::text'),
  passportOnFile: (alias: string): Sql => {
    const kept = (column: string, name: string) =>
      sql`case when ${sql.id(alias, column)} is not null then ${name}::text end`;
    return sql`array_remove(array[${kept('passport_number', 'passportNumber')}, ${kept('passport_country_issue', 'passportCountryIssue')}, ${kept('passport_expiration_date', 'passportExpirationDate')}], null)`;
  },
} as const;
