import { differs } from '#server/graphql/write/differs.ts';
import type { Write, Written } from '#server/graphql/write/WriteDefinition.ts';
import { notifyNextEligible } from './service.ts';

const limits = ['max_trainees', 'max_bookings_country', 'max_bookings_user', 'restrict_countries'] as const;

/** W4: an event whose limits were changed, or whom it takes (S2). */
export async function afterEventWrite(write: Write, change: Written<'centre_events'>): Promise<void> {
  if (change.old === null) return;
  if (!differs(change, ...limits) && change.input.allowed_countries === undefined) return;
  await notifyNextEligible(write, change.id);
}
