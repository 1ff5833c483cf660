import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { records, type Fields } from '#tests/factories/records.ts';
import { outcomeOf, type Answer, type Client } from '../Client.ts';
import { startHttpApi, type HttpApi } from './httpApi.ts';
import { deleting, restoring, updating } from '../mutations.ts';

/** K1: what a person's bookings and entries keep of them is written with the person, whatever is changed. */
let api: HttpApi;
let manager: Client;
let make: ReturnType<typeof records>;
beforeAll(async () => {
  api = await startHttpApi();
  manager = await api.as('global_manager');
  make = records(manager.ask);
});
afterAll(() => api.close());
beforeEach(({ skip }) => skip(api.app.database.kind === 'pglite', 'one connection: nobody meets anybody'));

const rounds = 12;

const edit = (id: string, fields: Fields) =>
  manager.send(updating('Participant'), { input: { id, ...fields } });
const saveBooking = (input: Fields) => manager.send(updating('EventBooking'), { input });

/** Two edits of a person who is booked, against what is done to their place meanwhile; how each of the rounds came out. */
async function besideEdits(
  place: () => Promise<{ readonly person: string; readonly change: () => Promise<Answer> }>,
): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { person, change } = await place();
    const edits = [edit(person, { phone: `+49 30 ${round}` }), edit(person, { city: `City ${round}` })];
    outcomes.push(...(await Promise.all([change(), ...edits])).map(outcomeOf));
  }
  return outcomes;
}

const allWell = Array.from({ length: 3 * rounds }, () => 'ok');

describe('whoever edits a person at the moment that another', () => {
  it('books them from the waiting list waits for them (K1)', async () => {
    const outcomes = await besideEdits(async () => {
      const event = await make.event({ max_trainees: 0 });
      const person = (await make.participant()).id;
      const entry = await make.waitingEntry({
        centre_event_id: event.id,
        participant: { connect: person },
      });
      await manager.ask(updating('CentreEvent'), { input: { id: event.id, max_trainees: 5 } });
      const upgrade = 'mutation ($id: ID!) { upgradeWaitingListEntryToBooking(id: $id) { id } }';
      return { person, change: () => manager.send(upgrade, { id: entry.id }) };
    });
    expect(outcomes).toEqual(allWell);
  }, 60_000);

  it('brings back their deleted booking waits as well', async () => {
    const outcomes = await besideEdits(async () => {
      const person = (await make.participant()).id;
      const { id } = await make.booking({ participant: { connect: person } });
      await manager.ask(deleting('EventBooking'), { id });
      const restore = restoring('EventBooking');
      return { person, change: () => manager.send(restore, { id }) };
    });
    expect(outcomes).toEqual(allWell);
  }, 60_000);

  it('reopens their booking waits as well', async () => {
    const outcomes = await besideEdits(async () => {
      const person = (await make.participant()).id;
      const { id } = await make.booking({ participant: { connect: person } });
      await saveBooking({ id, booking_status: 'CANCELLED' });
      return { person, change: () => saveBooking({ id, booking_status: 'NEW' }) };
    });
    expect(outcomes).toEqual(allWell);
  }, 60_000);
});

it('two records become one while deleted bookings of theirs come back, and neither is refused (K1)', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [id, other] = [(await make.participant()).id, (await make.participant()).id];
    const deleted: string[] = [];
    for (let number = 0; number < 2; number += 1) {
      const booking = await make.booking({ participant: { connect: other } });
      await make.deleted('EventBooking', booking.id);
      deleted.push(booking.id);
    }
    const restore = restoring('EventBooking');
    const merge = 'mutation ($input: MergeParticipantsInput!) { mergeParticipants(input: $input) { id } }';
    const answers = await Promise.all([
      manager.send(merge, { input: { id, duplicate_id: other } }),
      ...deleted.map((booking) => manager.send(restore, { id: booking })),
    ]);
    outcomes.push(...answers.map(outcomeOf));
  }
  expect(outcomes).toEqual(allWell);
}, 60_000);

it('what two people with the same events count as changes at once, and neither is refused (K1)', async () => {
  const events: string[] = [];
  while (events.length < rounds) events.push((await make.event()).id);
  const bookedOn = async (ids: readonly string[]) => {
    const person = (await make.participant({ is_hcp: true })).id;
    for (const id of ids)
      await make.booking({
        centre_event_id: id,
        participant: { connect: person },
        booking_status: 'CONFIRMED',
      });
    return person;
  };
  const people = [await bookedOn(events), await bookedOn([...events].reverse())];
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    outcomes.push(
      ...(await Promise.all(people.map((id) => edit(id, { is_hcp: round % 2 === 1 })))).map(outcomeOf),
    );
  expect(outcomes).toEqual(people.flatMap(() => Array.from({ length: rounds }, () => 'ok')));
}, 60_000);
