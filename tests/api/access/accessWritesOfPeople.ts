import { action, create, note, type Operation, remove, restore, update } from './accessCalls.ts';
import type { Fixtures } from './accessFixtures.ts';
import type { Make } from './attempts.ts';

const asked = async (on: Fixtures, make: Make) =>
  (await make.erasureRequest((await make.participant({ country_id: on.country })).id)).id;

/** How each mutation of trainers and participants is called. */
export const accessWritesOfPeople: Readonly<Record<string, Operation>> = {
  createTrainer: create('Trainer', (on) => ({ last_name: note(), country_id: on.country })),
  updateTrainer: update('Trainer', 'trainer', () => ({ hospital: note() })),
  createParticipant: create('Participant', (on) => ({ last_name: note(), country_id: on.country })),
  updateParticipant: update('Participant', 'participant', () => ({ notes: note() })),
  deleteParticipant: remove('Participant', (on, make) => make.participant({ country_id: on.country })),
  eraseParticipant: action(
    'mutation ($input: EraseParticipantInput!) { eraseParticipant(input: $input) { id } }',
    async (on, make) => {
      const { id } = await make.participant({ country_id: on.country });
      await make.erasureRequest(id);
      return { input: { id, reason: 'Asked for' } };
    },
  ),
  mergeParticipants: action(
    'mutation ($input: MergeParticipantsInput!) { mergeParticipants(input: $input) { id } }',
    async (on, make) => ({
      input: {
        id: (await make.participant({ country_id: on.country })).id,
        duplicate_id: (await make.participant({ country_id: on.country })).id,
      },
    }),
  ),
  askForMerge: action(
    'mutation ($input: AskForMergeInput!) { askForMerge(input: $input) { id } }',
    async (on, make) => ({
      input: {
        participant_id: (await make.participant({ country_id: on.country })).id,
        duplicate_id: (await make.participant({ country_id: on.country })).id,
        reason: 'The same person',
      },
    }),
  ),
  askForErasure: action(
    'mutation ($input: AskForErasureInput!) { askForErasure(input: $input) { id } }',
    async (on, make) => ({
      input: { participant_id: (await make.participant({ country_id: on.country })).id, reason: 'A letter' },
    }),
  ),
  declineParticipantRequest: action(
    'mutation ($input: DeclineParticipantRequestInput!) { declineParticipantRequest(input: $input) { id } }',
    async (on, make) => ({ input: { id: await asked(on, make), answer: 'Not yet' } }),
  ),
  withdrawParticipantRequest: action(
    'mutation ($id: ID!) { withdrawParticipantRequest(id: $id) { id } }',
    async (on, make) => ({ id: await asked(on, make) }),
  ),
  restoreParticipant: restore('Participant', (on, make) => make.participant({ country_id: on.country })),
};
