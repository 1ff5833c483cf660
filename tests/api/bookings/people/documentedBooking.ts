import { expect } from 'vitest';
import { approvalWorldOf } from '#tests/api/approvals/approvalWorld.ts';
import { endedTask } from '#tests/api/endedTask.ts';
import { changing, variables } from '#tests/api/writes/changeWorld.ts';
import { gap } from '#tests/api/documents/runWorld.ts';
import type { BookingWorld } from '../bookingWorld.ts';

interface Booked {
  readonly event: string;
  readonly booking: string;
  readonly person: string;
}

/**
 * An invitation of somebody, with a value of its own: mailed, approved as what makes the authorisation of the event
 * obtained, and gone stale since by a change of many records. Answers the approved document and the run.
 */
export async function documentedBooking(
  { api, admin, make }: BookingWorld,
  { event, booking, person }: Booked,
) {
  const { runs, approve, see } = approvalWorldOf(api);
  await runs.textOf(
    'invitation',
    `<p>${gap('participant.fullName')} of ${gap('participant.email')} came from ${gap('eventBooking.arrivalFrom')}</p>`,
  );
  const params = { centre_event_id: event, event_booking_ids: [booking] };
  const { key } = await runs.open(admin, 'INVITATION', params);
  const own = {
    [`PARTICIPANT:${person}`]: { fullName: 'Dra. Quixworth' },
    [`EVENT_BOOKING:${booking}`]: { arrivalFrom: 'Old Quixworth' },
  };
  expect((await runs.update(admin, key, own)).errors).toBeUndefined();
  expect(await runs.ended(admin, await runs.generate(admin, { key }))).toMatchObject({ done: 1 });
  const documentGuid = (await runs.read(admin, key)).impressions[0]?.latest?.guid;
  const covering = await make.template({ html: `<p>Dear ${gap('participant.fullName')}</p>` });
  const { task } = await admin.ask(
    'mutation ($input: SendDocumentsInput!) { task: sendDocuments(input: $input) { id } }',
    { input: { documentGuids: [documentGuid], template_id: covering.id, subject: 'For Quixworth' } },
  );
  expect(await runs.ended(admin, (task as { id: string }).id)).toMatchObject({ done: 1 });
  const { made } = await admin.ask(
    'mutation ($event: ID!, $guid: ID!) { made: attachApprovedDocumentToCentreEvent(centreEventId: $event, documentGuid: $guid, purpose: AUTHORISATION) { id } }',
    { event, guid: documentGuid },
  );
  const document = (made as { id: string }).id;
  expect((await approve(document)).errors).toBeUndefined();
  const asked = { type: 'EventBooking', ids: [booking], changes: { arrival_from: 'Quixworthtown' } };
  const { found } = await admin.ask(changing, variables(asked));
  expect(await endedTask(admin, (found as { id: string }).id, 'state done')).toMatchObject({ done: 1 });
  return {
    run: () => runs.read(admin, key),
    update: () => runs.update(admin, key, own),
    approved: () => see(document),
  };
}
