import { FALSE } from '../../db/conditions.ts';
import type { WritePolicy } from '../../graphql/write/WritePolicy.ts';

/** Templates belong to no country. */
export const templatePolicy: WritePolicy = { capability: 'templates.write', countries: () => FALSE };
