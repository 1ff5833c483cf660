import { costsWithin } from './costScope.ts';
import { TRUE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';

/** Costs of reachable events; logistics write logistics lines only. */
export const costPolicy: WritePolicy = {
  capability: 'costs.write',
  countries: () => TRUE,
  always: (alias, viewer) => costsWithin('costs.write', alias, viewer),
};
