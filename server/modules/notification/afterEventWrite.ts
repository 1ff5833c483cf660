import { sameValue } from '../../graphql/write/Json.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';
import { notifyNextEligible } from './service.ts';

const limits = ['max_trainees', 'max_bookings_country', 'max_bookings_user', 'restrict_countries'] as const;

/** W4: an event whose limits were changed, or whom it takes (S2). */
export async function afterEventWrite(write: Write, change: Change & { readonly id: string }): Promise<void> {
  const { old, row, input } = change;
  if (old === null) return;
  const isSame = limits.every((key) => sameValue(old[key] ?? null, row[key] ?? null));
  if (isSame && input['allowed_countries'] === undefined) return;
  await notifyNextEligible(write, change.id);
}
