import { FALSE } from '../../db/conditions.ts';
import type { WritePolicy } from '../../graphql/write/WritePolicy.ts';

/** Administrators only. */
export const userPolicy: WritePolicy = { capability: 'users.write', countries: () => FALSE };
