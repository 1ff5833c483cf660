/** English of the app shell. A translation overrides a message by the key `app.<key>`. */
export const appMessages = {
  skip: 'Skip to the page',
  breadcrumb: 'Breadcrumb',
  loading: 'Loading…',
  refresh: 'Refresh',
  unreached: 'The server cannot be reached at the moment. This page goes on as soon as it can.',
  offline: 'You are offline. What is on screen may be out of date; saving waits for the connection.',

  'rail.label': 'Main',
  'rail.open': 'Open the menu',
  'rail.collapse': 'Collapse',
  'rail.expand': 'Expand the menu',

  'crumb.edit': 'Edit',
  'crumb.notFound': 'Not found',

  'search.open': 'Search',
  'search.placeholder': 'Search names, go to a page, or do something',
  'search.results': 'Results',
  'search.pages': 'Pages',
  'palette.actions': 'Actions',
  'palette.recent': 'Recent',
  'palette.mode': 'Colour mode: %{mode}',
  'palette.theme': 'Change theme',
  'search.short': 'Type at least two letters.',
  'search.none': 'No results for "%{query}".',
  'search.offline': 'You are offline: records cannot be searched now.',
  'search.failed': 'The search did not work. Try again in a moment.',
  'search.partly': 'Not everything could be searched. Try again in a moment.',

  'colourMode.label': 'Colour mode',
  'colourMode.system': 'As the system',
  'colourMode.light': 'Light',
  'colourMode.dark': 'Dark',

  'person.label': 'Account of %{name}',

  'account.title': 'Account',
  'account.signOut': 'Sign out',

  'login.title': 'Sign in',
  'login.username': 'Username or e-mail',
  'login.password': 'Password',
  'login.submit': 'Sign in',
  'login.deactivated': 'This account is deactivated. Please ask an administrator.',
  'login.failed': 'That username and password do not match. Check both and try again.',
  'login.no_user':
    'The server answered without a user, so nobody is signed in. Try again; if it keeps happening, tell an administrator.',
  'login.clock':
    'The clock of this device is fast, so your session would be over at once. Set it, then sign in again.',
  'login.unreachable': 'The server did not answer. Check your connection and try again.',
  'login.limited_minutes':
    'Too many tries. Try again in %{smart_count} minute. |||| Too many tries. Try again in %{smart_count} minutes.',
  'login.limited':
    'Too many tries. Try again in %{smart_count} second. |||| Too many tries. Try again in %{smart_count} seconds.',
  'login.again': 'You can try again now.',
  'login.forgotten': 'Forgotten your password?',
  'login.missing': 'Enter your username and your password.',
  'login.redirected': 'Sign in to go on to the page you asked for.',

  'session.other': 'You are signed in as %{name}. What somebody else had not saved here has been dropped.',

  'access.title': 'Roles and access',
  'access.lead': 'What each role may do, as the server enforces it. Roles add up.',
  'access.yours': 'Your roles: %{roles}.',
  'access.no_roles': 'You have no role yet. An administrator can give you one.',
  'access.legend': 'What the words mean',
  'access.may': 'May',
  'access.role': 'Role',
  'access.you': 'You, with all your roles',
  'access.together': 'What your roles allow together.',
  'access.your_role': 'your role',
  'access.ALL': 'all',
  'access.ALL_means': 'every record',
  'access.COUNTRIES': 'own countries',
  'access.COUNTRIES_means': 'records of one’s own countries',
  'access.OWN_means': 'what one has made, in one’s own countries',
  'access.NONE': 'no',
  'access.NONE_means': 'nothing',

  'notFound.back': 'Go back',
} as const;
