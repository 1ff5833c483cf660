import type { Use } from '../bookingRules/index.ts';

/** A limit as it is told. */
export const limitUse = ({ maximum, used, placeholders }: Use) => ({
  maximum,
  used,
  placeholders,
  free: maximum === null ? null : Math.max(0, maximum - used),
  isOver: maximum !== null && used > maximum,
});
