import { FALSE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { isOfOwnCountries } from './documentScope.ts';

/** Who attaches, uploads and removes: documents of events and centres of the own countries. */
export const documentPolicy: WritePolicy = {
  capability: 'documents.write',
  countries: isOfOwnCountries,
};

/** Of what was uploaded and never approved, to whoever would withdraw it. */
export const removedInstead = 'It was never approved, so it can be removed instead.';

/** Compliance alone, and everywhere. */
export const approvalPolicy: WritePolicy = { capability: 'documents.approve', countries: () => FALSE };
