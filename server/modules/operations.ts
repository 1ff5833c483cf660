import type { Operations } from '../graphql/access/Operation.ts';
import { accessQueries } from './access/accessQueries.ts';
import { dashboardQueries } from './dashboard/dashboardQueries.ts';
import { eventAvailabilityQueries } from './eventAvailability/index.ts';
import { exportMutations, exportQueries } from './export/index.ts';
import { nouns } from './nouns.ts';
import { recordImportMutations, recordImportQueries } from './recordImport/index.ts';
import { passportMutations } from './passport/index.ts';

/** The resolvers of the data contract: what nouns have, and what belongs to none. */
export const queries: Operations = {
  ...accessQueries,
  ...dashboardQueries,
  ...eventAvailabilityQueries,
  ...exportQueries,
  ...recordImportQueries,
  ...merged(nouns.map((noun) => noun.queries)),
};

export const mutations: Operations = {
  ...exportMutations,
  ...passportMutations,
  ...recordImportMutations,
  ...merged(nouns.map((noun) => noun.mutations)),
};

function merged(all: readonly Operations[]): Operations {
  return Object.fromEntries(all.flatMap((operations) => Object.entries(operations)));
}
