/** Pages that every installation has: what is asked for there is shown, so no redirect could ever act. */
export const ownPages: readonly string[] = [
  '/',
  '/log',
  '/access',
  '/account',
  '/powerbi-dashboard',
  '/approvedDocuments',
  '/audits',
  '/bookings',
  '/centers',
  '/costCategories',
  '/countries',
  '/events',
  '/exchangeRateSets',
  '/indications',
  '/notifications',
  '/participants',
  '/redirects',
  '/templates',
  '/trainers',
  '/users',
  '/waitingListEntries',
];

/** Signing in, the British spelling of centres, and what the server answers itself come before any lookup. */
const reserved = ['/account/', '/centres/', '/content/', '/files/', '/graphql/', '/assets/', '/config.json/'];

export const isOwnPage = (path: string): boolean =>
  ownPages.includes(path) || reserved.some((start) => `${path}/`.startsWith(start));
