import { TRUE } from '#server/db/conditions.ts';
import { insert, select, update, type Tx } from '#server/db/rows.ts';
import type { LinkList } from './syncLinks.ts';
import type { Change, WriteDefinition } from './WriteDefinition.ts';

/** What does not compile: tsc fails where one of these lines would. */
export function misspelt({ old, row, values }: Change<'event_bookings'>): unknown {
  // @ts-expect-error no such column
  const unknownColumns = [old?.booking_state, row.booking_state, values.booking_state];
  // @ts-expect-error no such status
  const unknownStatus = row.booking_status === 'CONFIMED';
  return [unknownColumns, unknownStatus];
}

export const hooks: Partial<WriteDefinition<'trainers'>> = {
  nameOf: (row) => row.full_name,
  // @ts-expect-error no such column of trainers
  secret: ['passport_number'],
  // @ts-expect-error no such column
  derive: () => ({ fmv_update: '2027-03-12' }),
};

export const links: LinkList<'training_centre_trainers'> = {
  key: 'trainers',
  table: 'training_centre_trainers',
  near: 'training_centre_id',
  // @ts-expect-error the column is trainer_id
  far: 'trainer',
};

export async function statements(tx: Tx): Promise<void> {
  const [centre] = await select(tx, 'training_centres', TRUE);
  const zone: string | undefined = centre?.time_zone;
  // @ts-expect-error no such column
  await update(tx, 'training_centres', '1', { timezone: zone });
  // @ts-expect-error no such table
  await insert(tx, 'training_centers', { time_zone: zone });
}
