import * as foundations from './first/0001_foundations.ts';
import * as reference from './first/0002_reference.ts';
import * as users from './first/0003_users.ts';
import * as people from './first/0004_people.ts';
import * as documents from './first/0005_documents.ts';
import * as centres from './first/0006_centres.ts';
import * as events from './first/0007_events.ts';
import * as bookings from './first/0008_bookings.ts';
import * as audits from './first/0009_audits.ts';
import * as sessionTokens from './first/0010_session_tokens.ts';
import * as bookingRules from './second/0011_booking_rules.ts';
import * as passportsAndNotices from './second/0012_passports_and_notices.ts';
import * as lineAndNotices from './second/0013_line_and_notices.ts';
import * as bookingSearch from './second/0014_booking_search.ts';
import * as resealing from './second/0015_resealing.ts';
import * as userIdentities from './second/0016_user_identities.ts';
import * as mailAndResets from './second/0017_mail_and_resets.ts';
import * as deactivatedUsers from './second/0018_deactivated_users.ts';
import * as redirects from './second/0019_redirects.ts';
import * as auditsWithoutRecord from './second/0020_audits_without_record.ts';
import * as guardNumbers from './second/0021_guard_numbers.ts';
import * as guardsOnSnapshots from './second/0022_guards_on_snapshots.ts';
import * as sessionReplays from './second/0023_session_replays.ts';
import * as waitingCountries from './second/0024_waiting_countries.ts';
import * as sealedPassports from './third/0025_sealed_passports.ts';
import * as preferencesUnversioned from './third/0026_preferences_unversioned.ts';
import * as boundedReads from './third/0027_bounded_reads.ts';
import * as attempts from './third/0028_attempts.ts';
import * as refreshCookies from './third/0029_refresh_cookies.ts';
import * as passwordChangeDue from './third/0030_password_change_due.ts';
import * as auditsStayWhole from './third/0031_audits_stay_whole.ts';
import * as shorterHints from './third/0032_shorter_hints.ts';
import * as keptByBookings from './third/0033_bookings_keep_what_lists_ask.ts';
import * as figuresOfBookings from './third/0034_figures_of_bookings.ts';
import * as listIndexes from './third/0035_list_indexes.ts';
import * as seatsOfSeveral from './third/0036_seats_of_several.ts';
import * as accountNames from './third/0037_account_names.ts';
import * as secondFactors from './third/0038_second_factors.ts';
import * as money from './fourth/0039_money.ts';
import * as honoraria from './fourth/0040_honoraria.ts';
import * as rateSets from './fourth/0041_rate_sets.ts';
import * as costs from './fourth/0042_costs.ts';
import * as costCategoryTree from './fourth/0043_cost_category_tree.ts';
import * as spendByEvent from './fourth/0044_spend_by_event.ts';
import * as ownersOfAudits from './fourth/0045_owners_of_audits.ts';
import * as tasks from './fourth/0046_tasks.ts';
import * as documentRuns from './fourth/0047_document_runs.ts';
import * as approvals from './fourth/0048_approvals.ts';
import * as mergeFields from './fourth/0049_merge_fields.ts';
import * as sortedLists from './fourth/0050_sorted_lists.ts';
import * as savedViews from './fourth/0051_saved_views.ts';
import * as filesOfRecords from './fourth/0052_files_of_records.ts';
import * as deletedRows from './fourth/0053_deleted_rows.ts';
import * as zonesOfWatches from './fourth/0054_zones_of_watches.ts';
import * as countriesOfAudits from './fourth/0055_countries_of_audits.ts';
import * as bookingsCountedByCountry from './fourth/0056_bookings_counted_by_country.ts';
import * as severalSorts from './fourth/0057_several_sorts.ts';
import * as plansOfFunctions from './fourth/0058_plans_of_functions.ts';
import * as spendFromIndexes from './fourth/0059_spend_from_indexes.ts';
import * as secondFactorMails from './fourth/0060_second_factor_mails.ts';
import * as valuesOfEnums from './fourth/0061_values_of_enums.ts';
import * as foundInOrder from './fourth/0062_found_in_order.ts';
import * as linesCountWhatTheyNeed from './fourth/0063_lines_count_what_they_need.ts';
import * as wordsFoldFaster from './fourth/0064_words_fold_faster.ts';
import * as spendFromItsCosts from './fourth/0065_spend_from_its_costs.ts';
import * as groupedByPerson from './fourth/0066_grouped_by_person.ts';
import * as collectStatusInStatements from './fourth/0067_collect_status_in_statements.ts';
import * as spendByLine from './fourth/0068_spend_by_line.ts';
import * as professionalsAmongBookings from './fourth/0069_professionals_among_bookings.ts';
import * as sizesOfLines from './fourth/0070_sizes_of_lines.ts';
import * as figuresOfTheListed from './fourth/0071_figures_of_the_listed.ts';
import * as linesAskKeptSeats from './fourth/0072_lines_ask_kept_seats.ts';
import * as demoPasswords from './fourth/0073_demo_passwords.ts';
import * as changesToldByTheServer from './fourth/0074_changes_told_by_the_server.ts';
import * as countriesGoTogether from './fourth/0075_countries_go_together.ts';
import * as linesLookWhereTheyMust from './fourth/0076_lines_look_where_they_must.ts';
import * as amountsToldExactly from './fourth/0077_amounts_told_exactly.ts';
import * as amountsBeyond32Bits from './fourth/0078_amounts_beyond_32_bits.ts';
import * as keptAmountsOfAnyCurrency from './fourth/0079_kept_amounts_of_any_currency.ts';
import * as figuresAtHome from './fourth/0080_figures_at_home.ts';
import * as linesWithTheirShares from './fourth/0081_lines_with_their_shares.ts';
import * as newBookingsAreAdded from './fourth/0082_new_bookings_are_added.ts';
import * as entriesKeepWhatIsCollected from './fourth/0083_entries_keep_what_is_collected.ts';
import * as mergedPeople from './fourth/0084_merged_people.ts';
import * as erasedPeople from './fourth/0085_erased_people.ts';
import * as deletedBookingsAreFound from './fourth/0086_deleted_bookings_are_found.ts';
import * as requestsAboutPeople from './fourth/0087_requests_about_people.ts';
import * as latestRateFirst from './fourth/0088_latest_rate_first.ts';
import * as lessIsKeptOfPeople from './fourth/0089_less_is_kept_of_people.ts';
import * as importsHoldNothingSealed from './fourth/0090_imports_hold_nothing_sealed.ts';
import * as mailsGivenUp from './fourth/0091_mails_given_up.ts';
import * as addressesClaimedFirst from './fourth/0092_addresses_claimed_first.ts';
import * as failedMailsOfARun from './fourth/0093_failed_mails_of_a_run.ts';
import * as deletedDocumentFiles from './fourth/0094_deleted_document_files.ts';
import * as noticesCount from './fourth/0095_notices_count.ts';
import * as rowsOfMails from './fourth/0096_rows_of_mails.ts';
import * as knownHashesOfDocuments from './fourth/0097_known_hashes_of_documents.ts';
import * as documentsAreSearched from './fourth/0098_documents_are_searched.ts';
import * as jobCodesInAnyCapitals from './fourth/0099_job_codes_in_any_capitals.ts';
import * as eventsMoveSideBySide from './fourth/0100_events_move_side_by_side.ts';
import * as viewsOfListsInPages from './fourth/0101_views_of_lists_in_pages.ts';
import * as countriesOfDocuments from './fourth/0102_countries_of_documents.ts';
import * as whenViewsWereSeen from './fourth/0103_when_views_were_seen.ts';
import * as documentsAreFound from './fourth/0104_documents_are_found.ts';
import * as otherSpellings from './fourth/0105_other_spellings.ts';
import * as daysOfJourneys from './fourth/0106_days_of_journeys.ts';
import * as restoresInTheLog from './fourth/0107_restores_in_the_log.ts';
import * as whatRunsHaveMade from './fourth/0108_what_runs_have_made.ts';
import * as daysOfDocuments from './fourth/0109_days_of_documents.ts';
import * as settledByApprovals from './fourth/0110_settled_by_approvals.ts';
import * as peopleOfAFile from './fourth/0111_people_of_a_file.ts';
import * as documentsOfOtherDays from './fourth/0112_documents_of_other_days.ts';
import * as figuresAsText from './fourth/0113_figures_as_text.ts';
import * as readFromLess from './fourth/0114_read_from_less.ts';
import * as rightsOfPreviews from './fourth/0115_rights_of_previews.ts';
import * as daysOfFrozenValues from './fourth/0116_days_of_frozen_values.ts';
import * as noticesAndMails from './fourth/0117_notices_and_mails.ts';
import * as rowsOfOneRecord from './fourth/0118_rows_of_one_record.ts';
import * as eventsWithoutPlaceholders from './fourth/0119_events_without_placeholders.ts';
import * as pagesByOneProcess from './fourth/0120_pages_by_one_process.ts';
import type { Migration } from './Migration.ts';

/** All migrations by name, in a folder for each release. Forward only; each has the next number, and a name once released never changes (renamed.ts). */
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
  '0039_money': money,
  '0040_honoraria': honoraria,
  '0041_rate_sets': rateSets,
  '0042_costs': costs,
  '0043_cost_category_tree': costCategoryTree,
  '0044_spend_by_event': spendByEvent,
  '0045_owners_of_audits': ownersOfAudits,
  '0046_tasks': tasks,
  '0047_document_runs': documentRuns,
  '0048_approvals': approvals,
  '0049_merge_fields': mergeFields,
  '0050_sorted_lists': sortedLists,
  '0051_saved_views': savedViews,
  '0052_files_of_records': filesOfRecords,
  '0053_deleted_rows': deletedRows,
  '0054_zones_of_watches': zonesOfWatches,
  '0055_countries_of_audits': countriesOfAudits,
  '0056_bookings_counted_by_country': bookingsCountedByCountry,
  '0057_several_sorts': severalSorts,
  '0058_plans_of_functions': plansOfFunctions,
  '0059_spend_from_indexes': spendFromIndexes,
  '0060_second_factor_mails': secondFactorMails,
  '0061_values_of_enums': valuesOfEnums,
  '0062_found_in_order': foundInOrder,
  '0063_lines_count_what_they_need': linesCountWhatTheyNeed,
  '0064_words_fold_faster': wordsFoldFaster,
  '0065_spend_from_its_costs': spendFromItsCosts,
  '0066_grouped_by_person': groupedByPerson,
  '0067_collect_status_in_statements': collectStatusInStatements,
  '0068_spend_by_line': spendByLine,
  '0069_professionals_among_bookings': professionalsAmongBookings,
  '0070_sizes_of_lines': sizesOfLines,
  '0071_figures_of_the_listed': figuresOfTheListed,
  '0072_lines_ask_kept_seats': linesAskKeptSeats,
  '0073_demo_passwords': demoPasswords,
  '0074_changes_told_by_the_server': changesToldByTheServer,
  '0075_countries_go_together': countriesGoTogether,
  '0076_lines_look_where_they_must': linesLookWhereTheyMust,
  '0077_amounts_told_exactly': amountsToldExactly,
  '0078_amounts_beyond_32_bits': amountsBeyond32Bits,
  '0079_kept_amounts_of_any_currency': keptAmountsOfAnyCurrency,
  '0080_figures_at_home': figuresAtHome,
  '0081_lines_with_their_shares': linesWithTheirShares,
  '0082_new_bookings_are_added': newBookingsAreAdded,
  '0083_entries_keep_what_is_collected': entriesKeepWhatIsCollected,
  '0084_merged_people': mergedPeople,
  '0085_erased_people': erasedPeople,
  '0086_deleted_bookings_are_found': deletedBookingsAreFound,
  '0087_requests_about_people': requestsAboutPeople,
  '0088_latest_rate_first': latestRateFirst,
  '0089_less_is_kept_of_people': lessIsKeptOfPeople,
  '0090_imports_hold_nothing_sealed': importsHoldNothingSealed,
  '0091_mails_given_up': mailsGivenUp,
  '0092_addresses_claimed_first': addressesClaimedFirst,
  '0093_failed_mails_of_a_run': failedMailsOfARun,
  '0094_deleted_document_files': deletedDocumentFiles,
  '0095_notices_count': noticesCount,
  '0096_rows_of_mails': rowsOfMails,
  '0097_known_hashes_of_documents': knownHashesOfDocuments,
  '0098_documents_are_searched': documentsAreSearched,
  '0099_job_codes_in_any_capitals': jobCodesInAnyCapitals,
  '0100_events_move_side_by_side': eventsMoveSideBySide,
  '0101_views_of_lists_in_pages': viewsOfListsInPages,
  '0102_countries_of_documents': countriesOfDocuments,
  '0103_when_views_were_seen': whenViewsWereSeen,
  '0104_documents_are_found': documentsAreFound,
  '0105_other_spellings': otherSpellings,
  '0106_days_of_journeys': daysOfJourneys,
  '0107_restores_in_the_log': restoresInTheLog,
  '0108_what_runs_have_made': whatRunsHaveMade,
  '0109_days_of_documents': daysOfDocuments,
  '0110_settled_by_approvals': settledByApprovals,
  '0111_people_of_a_file': peopleOfAFile,
  '0112_documents_of_other_days': documentsOfOtherDays,
  '0113_figures_as_text': figuresAsText,
  '0114_read_from_less': readFromLess,
  '0115_rights_of_previews': rightsOfPreviews,
  '0116_days_of_frozen_values': daysOfFrozenValues,
  '0117_notices_and_mails': noticesAndMails,
  '0118_rows_of_one_record': rowsOfOneRecord,
  '0119_events_without_placeholders': eventsWithoutPlaceholders,
  '0120_pages_by_one_process': pagesByOneProcess,
};
