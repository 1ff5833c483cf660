/** Our own words over react-admin's, in British spelling. */
export const messages = {
  ra: {
    action: { back: 'Go back', select_columns: 'Columns', update_application: 'Reload' },
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
      clear_array_input: 'Remove all rows?',
    },
    navigation: {
      no_results: 'No %{name} yet',
      no_filtered_results: 'No %{name} match these filters.',
      page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
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
    saved_queries: {
      label: 'Saved views',
      query_name: 'Name of the view',
      new_label: 'Save this view…',
      new_dialog_title: 'Save this view as',
      remove_label: 'Remove a saved view',
      remove_label_with_name: 'Remove view "%{name}"',
      remove_dialog_title: 'Remove this saved view?',
      remove_message: 'The view is removed from your list. No data is changed.',
      help: 'Filter the list and save it as a view for later.',
    },
    configurable: { customize: 'Customise' },
  },
} as const;
