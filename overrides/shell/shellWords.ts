/** English of what the frame says about this product. A translation overrides by `app.<key>`. */
export const shellWords = {
  'rail.plan': 'Plan',
  'rail.people': 'People',
  'rail.work': 'Work',
  'rail.documents': 'Documents',
  'rail.insight': 'Insight',
  'rail.administration': 'Administration',
  'rail.events': 'Events',
  'rail.centers': 'Centres',
  'rail.bookings': 'Bookings',
  'rail.waitingList': 'Waiting list',
  'rail.templates': 'Templates',
  'rail.approvedDocuments': 'Approved documents',
  'login.lead': 'Training events, centres and bookings.',
  'home.title': 'Home',
  'dashboard.title': 'Dashboard',
  'access.OWN': 'own records',
  'rail.log': 'Log',
} as const;

export type ShellWord = keyof typeof shellWords;
