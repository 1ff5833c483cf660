import * as foundations from './0001_foundations.ts';
import * as reference from './0002_reference.ts';
import * as users from './0003_users.ts';
import * as people from './0004_people.ts';
import * as documents from './0005_documents.ts';
import * as centres from './0006_centres.ts';
import * as events from './0007_events.ts';
import * as bookings from './0008_bookings.ts';
import * as audits from './0009_audits.ts';
import * as sessionTokens from './0010_session_tokens.ts';
import * as bookingRules from './0011_booking_rules.ts';
import * as passportsAndNotices from './0012_passports_and_notices.ts';
import * as lineAndNotices from './0013_line_and_notices.ts';
import * as bookingSearch from './0014_booking_search.ts';
import * as resealing from './0015_resealing.ts';
import * as userIdentities from './0016_user_identities.ts';
import * as mailAndResets from './0017_mail_and_resets.ts';
import * as deactivatedUsers from './0018_deactivated_users.ts';
import * as redirects from './0019_redirects.ts';
import * as auditsWithoutRecord from './0020_audits_without_record.ts';
import * as guardNumbers from './0021_guard_numbers.ts';
import * as guardsOnSnapshots from './0022_guards_on_snapshots.ts';
import * as sessionReplays from './0023_session_replays.ts';
import * as waitingCountries from './0024_waiting_countries.ts';
import * as sealedPassports from './0025_sealed_passports.ts';
import * as preferencesUnversioned from './0026_preferences_unversioned.ts';
import * as boundedReads from './0027_bounded_reads.ts';
import * as attempts from './0028_attempts.ts';
import * as refreshCookies from './0029_refresh_cookies.ts';
import * as passwordChangeDue from './0030_password_change_due.ts';
import * as auditsStayWhole from './0031_audits_stay_whole.ts';
import * as shorterHints from './0032_shorter_hints.ts';
import * as keptByBookings from './0033_bookings_keep_what_lists_ask.ts';
import * as figuresOfBookings from './0034_figures_of_bookings.ts';
import * as listIndexes from './0035_list_indexes.ts';
import * as seatsOfSeveral from './0036_seats_of_several.ts';
import * as accountNames from './0037_account_names.ts';
import * as secondFactors from './0038_second_factors.ts';
import type { Migration } from './Migration.ts';

/** All migrations by name. Forward only; each has the next number, and a name once released never changes (renamed.ts). */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_foundations': foundations,
  '0002_reference': reference,
  '0003_users': users,
  '0004_people': people,
  '0005_documents': documents,
  '0006_centres': centres,
  '0007_events': events,
  '0008_bookings': bookings,
  '0009_audits': audits,
  '0010_session_tokens': sessionTokens,
  '0011_booking_rules': bookingRules,
  '0012_passports_and_notices': passportsAndNotices,
  '0013_line_and_notices': lineAndNotices,
  '0014_booking_search': bookingSearch,
  '0015_resealing': resealing,
  '0016_user_identities': userIdentities,
  '0017_mail_and_resets': mailAndResets,
  '0018_deactivated_users': deactivatedUsers,
  '0019_redirects': redirects,
  '0020_audits_without_record': auditsWithoutRecord,
  '0021_guard_numbers': guardNumbers,
  '0022_guards_on_snapshots': guardsOnSnapshots,
  '0023_session_replays': sessionReplays,
  '0024_waiting_countries': waitingCountries,
  '0025_sealed_passports': sealedPassports,
  '0026_preferences_unversioned': preferencesUnversioned,
  '0027_bounded_reads': boundedReads,
  '0028_attempts': attempts,
  '0029_refresh_cookies': refreshCookies,
  '0030_password_change_due': passwordChangeDue,
  '0031_audits_stay_whole': auditsStayWhole,
  '0032_shorter_hints': shorterHints,
  '0033_bookings_keep_what_lists_ask': keptByBookings,
  '0034_figures_of_bookings': figuresOfBookings,
  '0035_list_indexes': listIndexes,
  '0036_seats_of_several': seatsOfSeveral,
  '0037_account_names': accountNames,
  '0038_second_factors': secondFactors,
};
