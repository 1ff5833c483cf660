import { FALSE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';

/** Administrators only. */
export const userPolicy: WritePolicy = { capability: 'users.write', countries: () => FALSE };
