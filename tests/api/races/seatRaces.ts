import { records, type Fields } from '#tests/factories/records.ts';
import { outcomeOf, type Answer, type Client } from '../Client.ts';
import type { HttpApi } from './httpApi.ts';
import { creating, updating } from '../mutations.ts';

/** What came of a race: the outcomes in alphabetical order, and how far a limit was passed (0: not at all). */
export interface Finish {
  readonly outcomes: readonly string[];
  readonly over: number;
}

const book = creating('EventBooking');
const attach =
  'mutation ($id: ID!, $person: ID!) { made: attachParticipantToEventBooking(event_booking_id: $id, participant_id: $person) { id } }';
const upgrade = 'mutation ($id: ID!) { made: upgradeWaitingListEntryToBooking(id: $id) { id } }';
const move = updating('Participant');
const moveZone = updating('TrainingCentre');
const lower = updating('CentreEvent');

export const clients = 50;

/** Races about one event's seats, each over real requests. */
export function seatRaces(api: HttpApi) {
  const setUp = async () => {
    const manager = await api.as('global_manager');
    return { manager, make: records(manager.ask) };
  };
  const seat = (event: string, over: Fields = {}): Fields => ({
    booking_status: 'NEW',
    booking_type: 'TRAINEE',
    centre_event_id: event,
    country_id: api.country('DE'),
    ...over,
  });
  const all = async (answers: readonly Promise<Answer>[]) =>
    (await Promise.all(answers)).map(outcomeOf).sort();
  const trainees = async (manager: Client, id: string) => {
    const { centreEvent } = await manager.ask(
      'query ($id: ID!) { centreEvent(id: $id) { traineeCount maxTrainees } }',
      { id },
    );
    return centreEvent as { readonly traineeCount: number; readonly maxTrainees: number };
  };
  const overOne = (outcomes: readonly string[]) =>
    Math.max(0, outcomes.filter((outcome) => outcome === 'ok').length - 1);
  const overMaximum = async (manager: Client, id: string) => {
    const { traineeCount, maxTrainees } = await trainees(manager, id);
    return Math.max(0, traineeCount - maxTrainees);
  };

  return {
    /** K3: of two for the last seat one gets it. */
    lastSeat: async (): Promise<Finish> => {
      const { manager, make } = await setUp();
      const { id } = await make.event({ max_trainees: 1 });
      const outcomes = await all(
        Array.from({ length: clients }, () => manager.send(book, { input: seat(id) })),
      );
      return { outcomes, over: await overMaximum(manager, id) };
    },

    /** W5 against C4: the freed seat is upgraded into and booked at once. */
    upgradeOrBook: async (): Promise<Finish> => {
      const { manager, make } = await setUp();
      const { id } = await make.event({ max_trainees: 1 });
      const taken = await make.booking({ centre_event_id: id });
      const entry = await make.waitingEntry({ centre_event_id: id });
      await manager.ask(updating('EventBooking'), { input: { id: taken.id, booking_status: 'CANCELLED' } });
      const outcomes = await all([
        manager.send(upgrade, { id: entry.id }),
        manager.send(book, { input: seat(id, { override_reason: 'The minister asked.' }) }),
      ]);
      return { outcomes, over: await overMaximum(manager, id) };
    },

    /** C5 against C4: the maximum falls to what is used while somebody books. */
    lowerOrBook: async (): Promise<Finish> => {
      const { manager, make } = await setUp();
      const { id } = await make.event({ max_trainees: 2 });
      await make.booking({ centre_event_id: id });
      const outcomes = await all([
        manager.send(lower, { input: { id, max_trainees: 1 } }),
        manager.send(book, { input: seat(id) }),
      ]);
      return { outcomes, over: await overMaximum(manager, id) };
    },

    /** C5 and P2 against C4: an expired placeholder holds its seat again where the day ends later, while somebody books. */
    moveZoneOrBook: async (): Promise<Finish> => {
      const { manager, make } = await setUp();
      // At the tests' noon it is still the 21st in Honolulu, and the 22nd in Auckland.
      const [later, earlier] = ['Pacific/Honolulu', 'Pacific/Auckland'];
      const country_id = api.country('NZ');
      const centre = await make.centre({ country_id, time_zone: later });
      const inZone = (time_zone: string) => ({ input: { id: centre.id, country_id, time_zone } });
      const { id } = await make.event({ training_centre_id: centre.id, max_trainees: 1 });
      await make.booking({ centre_event_id: id, country_id: api.country('DE'), date_expiry: '2026-11-21' });
      await manager.ask(moveZone, inZone(earlier));
      const outcomes = await all([
        manager.send(moveZone, inZone(later)),
        manager.send(book, { input: seat(id) }),
      ]);
      return { outcomes, over: await overMaximum(manager, id) };
    },

    /** C6, P4: two placeholders of other countries are filled with people of one country that has one seat left. */
    attachAtCountryLimit: async (): Promise<Finish> => {
      const { manager, make } = await setUp();
      const { id } = await make.event({ max_bookings_country: 1 });
      const placeholders = [];
      for (const code of ['FR', 'BE'])
        placeholders.push(await make.booking({ centre_event_id: id, country_id: api.country(code) }));
      const people = [];
      for (const placeholder of placeholders)
        people.push({ placeholder, person: await make.participant({ country_id: api.country('PL') }) });
      const outcomes = await all(
        people.map(({ placeholder, person }) =>
          manager.send(attach, { id: placeholder.id, person: person.id }),
        ),
      );
      return { outcomes, over: overOne(outcomes) };
    },

    /** C6: two who are booked from other countries move at once to one that has a single seat. */
    moveIntoCountryLimit: async (): Promise<Finish> => {
      const { manager, make } = await setUp();
      const { id } = await make.event({ max_bookings_country: 1 });
      const people = [];
      for (const code of ['FR', 'BE']) {
        const person = await make.participant({ country_id: api.country(code) });
        await make.booking({ centre_event_id: id, participant: { connect: person.id } });
        people.push(person);
      }
      const outcomes = await all(
        people.map((person) =>
          manager.send(move, { input: { id: person.id, country_id: api.country('PL') } }),
        ),
      );
      return { outcomes, over: overOne(outcomes) };
    },
  };
}
