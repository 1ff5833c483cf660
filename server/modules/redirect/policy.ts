import { FALSE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';

/** Administrators only. */
export const redirectPolicy: WritePolicy = { capability: 'redirects.write', countries: () => FALSE };
