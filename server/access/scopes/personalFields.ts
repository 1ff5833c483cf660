import { ref, type Sql, sql } from '../../db/sql.ts';
import { reach } from '../roleTable.ts';
import type { Viewer } from '../Viewer.ts';
import { isOwn } from './countries.ts';

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

/** Fields of a passport other than its number: shown to whom the passport is shown. */
export function partlyHiddenPassportFields(viewer: Viewer): ReadonlyMap<string, (alias: string) => Sql> {
  if (reach(viewer, 'passport.read') === 'all') return new Map();
  return new Map(
    ['passportCountryIssue', 'passportExpirationDate'].map((field) => [
      field,
      (alias) => readsPassport(alias, viewer),
    ]),
  );
}

/** The number in clear where the role allows it, else dots and the last three characters (G4). */
export function passportNumber(alias: string, viewer: Viewer): Sql {
  const number = ref(alias, 'passport_number');
  if (reach(viewer, 'passport.read') === 'all') return number;
  return sql`case when ${readsPassport(alias, viewer)} then ${number} else ${masked(number)} end`;
}

/** A number so short that its end would give it away shows none of it. */
const masked = (number: Sql): Sql =>
  sql`'••••' || case when length(${number}) > 5 then right(${number}, 3) else '' end`;

/** Managers read a passport for a reason that is kept; until one can be given, they do not. */
function readsPassport(alias: string, viewer: Viewer): Sql {
  return reach(viewer, 'passport.read') === 'own' ? isOwn(ref(alias, 'author_id'), viewer) : sql`false`;
}
