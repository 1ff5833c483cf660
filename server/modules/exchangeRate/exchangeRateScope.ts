import { FALSE, TRUE, type Sql } from '#server/db/conditions.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';

/** Rates belong to no country: all or none. */
export const exchangeRateScope = (_alias: string, viewer: Viewer): Sql =>
  reach(viewer, 'rates.read') === 'none' ? FALSE : TRUE;
