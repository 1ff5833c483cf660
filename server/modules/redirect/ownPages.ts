import { resourceNames } from '#schema/resourceNames.ts';

const pagesBesideLists = ['/', '/log', '/access', '/account', '/powerbi-dashboard'];

/** Pages that every installation has: what is asked for there is shown, so no redirect could ever act. */
export const ownPages: readonly string[] = [...pagesBesideLists, ...resourceNames.map((name) => `/${name}`)];

/** Signing in, the British spelling of centres, and what the server answers itself come before any lookup. */
const reserved = [
  '/account/',
  '/centres/',
  '/content/',
  '/downloads/',
  '/files/',
  '/graphql/',
  '/health/',
  '/assets/',
  '/config.json/',
];

export const isOwnPage = (path: string): boolean =>
  ownPages.includes(path) || reserved.some((start) => `${path}/`.startsWith(start));
