import { unique, type Fields, type records } from '#tests/factories/records.ts';
import { writePdf } from '#tests/factories/writePdf.ts';
import { TestFile } from '#tests/setup/multipart.ts';
import type { Fixtures } from './accessFixtures.ts';
import { creating, updating } from '../mutations.ts';

export type Make = ReturnType<typeof records>;
export interface Attempt {
  readonly action: string;
  readonly query: string;
  readonly variables: (id: string, on: Fixtures) => Fields | Promise<Fields>;
}
export interface Kind {
  /** Reads one, by its id. */
  readonly one: string;
  readonly make: (on: Fixtures, make: Make) => Promise<string>;
  readonly attempts: readonly Attempt[];
  /** Not every action of the type is tried here. */
  readonly isPartial?: boolean;
}

export const note = () => `note ${unique()}`;
export const change = (type: string, values: () => Fields, action = 'update'): Attempt => ({
  action,
  query: updating(type),
  variables: (id) => ({ input: { id, ...values() } }),
});
export const act = (action: string, call: string): Attempt => ({
  action,
  query: `mutation ($id: ID!) { ${call} }`,
  variables: (id) => ({ id }),
});
export const remove = (type: string) => act('delete', `delete${type}(id: $id) { __typename }`);

/** What attempts need besides the record. */
export interface World {
  readonly own: Fixtures;
  /** A new participant of a country. */
  readonly someone: (on: Fixtures) => Promise<string>;
}

/** Of a person from the viewers' country: whether the event takes bookings is asked, not whether the person may be seen. */
export const booking = (
  world: () => World,
  more: () => Readonly<Record<string, unknown>> = () => ({}),
  action = 'book',
): Attempt => ({
  action,
  query: creating('EventBooking'),
  variables: async (id) => ({
    input: {
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      centre_event_id: id,
      participant: { connect: await world().someone(world().own) },
      ...more(),
    },
  }),
});

export const enterFlights = (world: () => World): Attempt =>
  booking(world, () => ({ arrival_flight: note() }), 'enter_flights');

/** For a reason or at once: without one, only the latter. */
export const erasing: Attempt = {
  action: 'erase',
  query: 'mutation ($input: EraseParticipantInput!) { eraseParticipant(input: $input) { id } }',
  variables: (id) => ({ input: { id, reason: note() } }),
};

export const asking: Attempt = {
  action: 'ask',
  query: 'mutation ($input: AskForErasureInput!) { askForErasure(input: $input) { id } }',
  variables: (id) => ({ input: { participant_id: id, reason: note() } }),
};

export const declining: Attempt = {
  action: 'decline',
  query:
    'mutation ($input: DeclineParticipantRequestInput!) { declineParticipantRequest(input: $input) { id } }',
  variables: (id) => ({ input: { id, answer: note() } }),
};

export const merging = (world: () => World): Attempt => ({
  action: 'merge',
  query: 'mutation ($input: MergeParticipantsInput!) { mergeParticipants(input: $input) { id } }',
  variables: async (id, on) => ({ input: { id, duplicate_id: await world().someone(on) } }),
});

export const atOnce = (type: string) =>
  act('reveal_passport_at_once', `reveal${type}Passport(id: $id) { passportNumber }`);

export const uploading: Attempt = {
  action: 'upload',
  query: 'mutation ($input: UploadApprovedDocumentInput!) { uploadApprovedDocument(input: $input) { id } }',
  variables: (id) => ({
    input: { id, pdfFile: new TestFile(writePdf({ catalog: `/Lang (x-${unique()})` })) },
  }),
};
export const approving: Attempt = {
  action: 'approve',
  query: 'mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { id } }',
  variables: (id) => ({ input: { id, jobcode: note() } }),
};
export const withdrawing = act('withdraw', 'withdrawDocument(id: $id, reason: "Replaced.") { id }');
