/** Our own words over react-admin's, in British spelling. */
export const messages = {
  ra: {
    action: { back: 'Go back', select_columns: 'Columns' },
    auth: {
      auth_check_error: 'Please sign in to continue.',
      logout: 'Sign out',
      sign_in_error: 'You could not be signed in. Please try again.',
      email: 'E-mail',
    },
    page: {
      not_found: 'Page not found',
      empty: 'No %{name} yet',
      invite: 'Create the first one.',
    },
    message: {
      error: 'Something went wrong on this page, and it could not be finished.',
      not_found: 'The address is wrong, or what it pointed at is gone.',
      access_denied: 'Your role does not include this page.',
      invalid_form: 'Some fields need your attention.',
      unsaved_changes: 'Some of your changes have not been saved. Leave without them?',
    },
    navigation: {
      no_results: 'No %{name} yet',
      no_filtered_results: 'No %{name} match these filters.',
      page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd} of more than %{offsetEnd}',
    },
    notification: {
      updated: 'Saved |||| %{smart_count} saved',
      created: 'Created',
      deleted: 'Deleted |||| %{smart_count} deleted',
      bad_item: 'This record could not be read.',
      item_doesnt_exist: 'This record does not exist or is not visible to you.',
      http_error: 'The server could not be reached. Please try again.',
      canceled: 'Cancelled',
      logged_out: 'Your session has ended. Please sign in again.',
      not_authorized: 'You are not authorised to do this.',
      offline: 'You are offline. The data could not be loaded.',
    },
  },
} as const;
