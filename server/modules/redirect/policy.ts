import { FALSE } from '../../db/conditions.ts';
import type { WritePolicy } from '../../graphql/write/WritePolicy.ts';

/** Administrators only. */
export const redirectPolicy: WritePolicy = { capability: 'redirects.write', countries: () => FALSE };
