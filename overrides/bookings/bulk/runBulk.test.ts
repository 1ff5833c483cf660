import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { answeringClient, type SentOperation } from '#src/data/testing/answeringClient.ts';
import type { BulkBooking } from './bulkPreview.ts';
import { runBulk } from './runBulk.ts';
import { bulkBooking } from './testing/bulkBooking.ts';

const changes = ['1', '2', '3'].map((id) => ({ booking: bulkBooking(id) }));
const fault = (row: string, code: string, extensions: object = {}) =>
  new GraphQLError('No.', { path: [row], extensions: { code, ...extensions } });

/** The second of three is refused, which empties the answer; then the third is stale. */
async function cancelThree(changed: object, stored: BulkBooking) {
  const { client, sent } = answeringClient(({ name, variables }: SentOperation) => {
    if (name === 'BulkBooking') return { data: { r0: stored } };
    return 'input_2' in variables
      ? { data: null, errors: [fault('r1', 'TRANSITION_NOT_ALLOWED')] }
      : { data: null, errors: [fault('r0', 'STALE_WRITE', { changed })] };
  });
  return { outcomes: await runBulk(client, changes, 'cancel'), sent };
}

it('sends what stood behind a refusal again with the version that was read (K6, S3)', async () => {
  const { sent } = await cancelThree({ booking_status: 'CONFIRMED' }, bulkBooking('3'));
  expect(sent[1]?.variables['input_0']).toMatchObject({ id: '3', date_modified: '2026-11-20T08:00:00.000Z' });
});

it('takes a booking for done that its own first sending has changed (K6)', async () => {
  const stored = bulkBooking('3', { bookingStatus: 'CANCELLED' });
  const { outcomes } = await cancelThree({ booking_status: 'CANCELLED', cancel_reason: 'PERSON' }, stored);
  expect([...outcomes.values()].map(({ ok }) => ok)).toEqual([true, false, true]);
});

it.each([
  ['somebody else has put a person in', { participant_id: '9' }, 'NEW'],
  [
    'somebody else has cancelled it with other changes',
    { booking_status: 'CANCELLED', notes: 'Ill' },
    'CANCELLED',
  ],
  ['somebody else has confirmed it', { booking_status: 'CONFIRMED' }, 'CONFIRMED'],
] as const)('leaves a booking refused where %s meanwhile (K6)', async (_what, changed, bookingStatus) => {
  const { outcomes } = await cancelThree(changed, bulkBooking('3', { bookingStatus }));
  expect(outcomes.get('3')).toMatchObject({ ok: false, refusal: { code: 'STALE_WRITE' } });
});

it('reads nothing again where the first sending was stale already (K6)', async () => {
  const { client, sent } = answeringClient(() => ({
    data: null,
    errors: [fault('r0', 'STALE_WRITE', { changed: { booking_status: 'CANCELLED' } })],
  }));
  const outcomes = await runBulk(client, changes.slice(0, 1), 'cancel');
  expect(outcomes.get('1')).toMatchObject({ ok: false, refusal: { code: 'STALE_WRITE' } });
  expect(sent).toHaveLength(1);
});
