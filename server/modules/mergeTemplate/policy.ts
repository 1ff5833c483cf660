import { FALSE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';

/** Templates belong to no country. */
export const templatePolicy: WritePolicy = { capability: 'templates.write', countries: () => FALSE };
