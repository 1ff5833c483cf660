import type { Operations } from '../graphql/access/Operation.ts';
import { accessQueries } from './access/accessQueries.ts';
import { dashboardQueries } from './dashboard/dashboardQueries.ts';
import { distinctValueQueries } from './distinctValues/index.ts';
import { eventAvailabilityQueries } from './eventAvailability/eventAvailabilityQueries.ts';
import { listFiguresQueries } from './listFigures/index.ts';
import { exportMutations, exportQueries } from './export/index.ts';
import { nouns } from './nouns.ts';
import { recordImportMutations, recordImportQueries } from './recordImport/index.ts';
import { participantErasureMutations } from './participantErasure/index.ts';
import { participantMergeMutations, participantMergeQueries } from './participantMerge/index.ts';
import { passportMutations } from './passport/index.ts';
import { watchMutations, watchQueries } from './viewWatch/index.ts';
import { recordChangeMutations, recordChangeQueries } from './recordChange/index.ts';

/** The resolvers of the data contract: what nouns have, and what belongs to none. */
export const queries: Operations = {
  ...accessQueries,
  ...dashboardQueries,
  ...distinctValueQueries,
  ...eventAvailabilityQueries,
  ...listFiguresQueries,
  ...watchQueries,
  ...participantMergeQueries,
  ...recordChangeQueries,
  ...exportQueries,
  ...recordImportQueries,
  ...merged(nouns.map((noun) => noun.queries)),
};

export const mutations: Operations = {
  ...exportMutations,
  ...participantErasureMutations,
  ...participantMergeMutations,
  ...passportMutations,
  ...watchMutations,
  ...recordChangeMutations,
  ...recordImportMutations,
  ...merged(nouns.map((noun) => noun.mutations)),
};

function merged(all: readonly Operations[]): Operations {
  return Object.fromEntries(all.flatMap((operations) => Object.entries(operations)));
}
