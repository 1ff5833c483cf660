import { sameValue } from '../../graphql/write/Json.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';
import { notifyNextEligible } from './service.ts';

const limits = ['max_trainees', 'max_bookings_country', 'max_bookings_user'] as const;

/** W4: an event whose limits were changed. */
export async function afterEventWrite(write: Write, change: Change & { readonly id: string }): Promise<void> {
  const { old, row } = change;
  if (old === null || limits.every((key) => sameValue(old[key] ?? null, row[key] ?? null))) return;
  await notifyNextEligible(write, change.id);
}
