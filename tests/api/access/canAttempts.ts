import { unique } from '#tests/factories/records.ts';
import {
  type Kind,
  note,
  change,
  act,
  booking,
  remove,
  type World,
  enterFlights,
  asking,
  declining,
  erasing,
  merging,
  atOnce,
  uploading,
  approving,
  withdrawing,
} from './attempts.ts';
import { updating } from '../mutations.ts';

const past = { date_start: '2026-03-02', date_end: '2026-03-03' };

/** By type; every action that `can` names, in an order in which each is still possible after the ones before. */
export const kindsOf = (world: () => World): Readonly<Record<string, Kind>> => ({
  Trainer: {
    one: 'trainer(id: $id)',
    make: async (on, make) => (await make.trainer({ country_id: on.country })).id,
    attempts: [
      change('Trainer', () => ({ faculty: note() })),
      change('Trainer', () => ({ fmv_amount: unique(), fmv_currency: 'EUR' }), 'update_fees'),
    ],
  },
  Participant: {
    one: 'participant(id: $id)',
    make: async (on, make) => (await make.participant({ country_id: on.country })).id,
    attempts: [
      change('Participant', () => ({ notes: note() })),
      merging(world),
      asking,
      erasing,
      remove('Participant'),
    ],
  },
  'Participant of whom an erasure is asked for': {
    one: 'participant(id: $id)',
    make: async (on, make) => {
      const { id } = await make.participant({ country_id: on.country });
      await make.erasureRequest(id);
      return id;
    },
    attempts: [erasing],
    isPartial: true,
  },
  ParticipantRequest: {
    one: 'participantRequest(id: $id)',
    make: async (on, make) =>
      (await make.erasureRequest((await make.participant({ country_id: on.country })).id)).id,
    attempts: [declining, act('withdraw', 'withdrawParticipantRequest(id: $id) { id }')],
  },
  'ParticipantRequest that is withdrawn': {
    one: 'participantRequest(id: $id)',
    make: async (on, make) =>
      (await make.erasureRequest((await make.participant({ country_id: on.country })).id)).id,
    attempts: [act('withdraw', 'withdrawParticipantRequest(id: $id) { id }'), declining],
    isPartial: true,
  },
  'Participant with a booking': {
    one: 'participant(id: $id)',
    make: async (on, make) => {
      const { id } = await make.participant({ country_id: on.country });
      await make.booking({ centre_event_id: on.centreEvent, participant: { connect: id } });
      return id;
    },
    attempts: [remove('Participant')],
    isPartial: true,
  },
  TrainingCentre: {
    one: 'trainingCentre(id: $id)',
    make: async (on, make) => (await make.centre({ country_id: on.country })).id,
    attempts: [
      {
        action: 'update',
        query: updating('TrainingCentre'),
        variables: (id, on) => ({ input: { id, country_id: on.country, description: note() } }),
      },
    ],
  },
  MergeTemplate: {
    one: 'mergeTemplate(id: $id)',
    make: async (_on, make) => (await make.template()).id,
    attempts: [
      change('MergeTemplate', () => ({ name: note(), contexts: ['TRAINER'], prosemirror: '{"type":"doc"}' })),
    ],
  },
  SavedView: {
    one: 'savedView(id: $id)',
    make: async (_on, make) => (await make.savedView({ audience: 'ROLE', role: 'administrator' })).id,
    attempts: [
      change('SavedView', () => ({ label: note() })),
      change('SavedView', () => ({ audience: 'EVERYONE' }), 'share'),
      remove('SavedView'),
    ],
  },
  'ApprovedDocument that waits': {
    one: 'approvedDocument(id: $id)',
    make: async (on, make) => (await make.filedDocument(on.centreEvent)).id,
    attempts: [uploading, withdrawing, approving, withdrawing, uploading],
    isPartial: true,
  },
  ApprovedDocument: {
    one: 'approvedDocument(id: $id)',
    make: async (on, make) => (await make.document(on.centreEvent)).id,
    attempts: [withdrawing, uploading, approving, act('remove', 'removeCustomDocument(id: $id)')],
  },
  User: {
    one: 'user(ID: $id)',
    make: async (_on, make) => (await make.user()).id,
    attempts: [
      change('User', () => ({ first_name: note() })),
      change('User', () => ({ roles: ['viewer'] }), 'remove_administrator'),
      act('deactivate', 'deactivateUser(id: $id) { ID }'),
      act('reactivate', 'reactivateUser(id: $id) { ID }'),
    ],
  },
  CentreEvent: {
    one: 'centreEvent(id: $id)',
    make: async (on, make) => (await make.event({ training_centre_id: on.trainingCentre })).id,
    attempts: [
      change('CentreEvent', () => ({ description: note() })),
      change('CentreEvent', () => ({ cost_flights: note() }), 'update_costs'),
      change('CentreEvent', () => ({ cost_coffee: note() }), 'update_cost_terms'),
      booking(world),
      enterFlights(world),
      remove('CentreEvent'),
    ],
  },
  'CentreEvent whose flights are entered globally': {
    one: 'centreEvent(id: $id)',
    make: async (on, make) =>
      (await make.event({ training_centre_id: on.trainingCentre, global_manage_flights: true })).id,
    attempts: [enterFlights(world)],
    isPartial: true,
  },
  'CentreEvent that is not published': {
    one: 'centreEvent(id: $id)',
    make: async (on, make) =>
      (await make.event({ training_centre_id: on.trainingCentre, is_published: false })).id,
    attempts: [booking(world)],
    isPartial: true,
  },
  'CentreEvent that is over': {
    one: 'centreEvent(id: $id)',
    make: async (on, make) => (await make.event({ ...past, training_centre_id: on.trainingCentre })).id,
    attempts: [booking(world, () => ({ override_reason: 'It was forgotten' }))],
    isPartial: true,
  },
  'CentreEvent with a booking': {
    one: 'centreEvent(id: $id)',
    make: async (on, make) => {
      const { id } = await make.event({ training_centre_id: on.trainingCentre });
      await make.booking({ centre_event_id: id, booking_type: 'STAFF' });
      return id;
    },
    attempts: [remove('CentreEvent')],
    isPartial: true,
  },
  EventBooking: {
    one: 'eventBooking(id: $id)',
    make: async (on, make) =>
      (
        await make.booking({
          centre_event_id: on.centreEvent,
          participant: { connect: await world().someone(on) },
        })
      ).id,
    attempts: [
      change('EventBooking', () => ({ notes: note() })),
      change('EventBooking', () => ({ arrival_flight: note() }), 'update_flights'),
      act('detach', 'detachParticipantFromEventBooking(id: $id) { id }'),
      {
        action: 'attach',
        query:
          'mutation ($id: ID!, $person: ID!) { attachParticipantToEventBooking(event_booking_id: $id, participant_id: $person) { id } }',
        variables: async (id, on) => ({ id, person: await world().someone(on) }),
      },
      change(
        'EventBooking',
        () => ({ booking_status: 'CONFIRMED', override_reason: 'The papers are on their way' }),
        'confirm',
      ),
      change('EventBooking', () => ({ booking_status: 'PENDING' }), 'take_back'),
      act(
        'reveal_passport',
        'revealEventBookingPassport(id: $id, reason: "A visa letter") { passportNumber }',
      ),
      atOnce('EventBooking'),
      change('EventBooking', () => ({ booking_status: 'CANCELLED' }), 'cancel'),
      {
        action: 'transfer',
        query: updating('EventBooking'),
        variables: (id, on) => ({ input: { id, author_id: on.user } }),
      },
      remove('EventBooking'),
    ],
  },
  'EventBooking of an event that is over': {
    one: 'eventBooking(id: $id)',
    make: async (on, make) => {
      const { id } = await make.event({ ...past, training_centre_id: on.trainingCentre });
      return (
        await make.booking({
          centre_event_id: id,
          participant: { connect: await world().someone(on) },
          override_reason: 'It was forgotten',
        })
      ).id;
    },
    attempts: [
      change('EventBooking', () => ({ notes: note(), override_reason: 'They came' })),
      change(
        'EventBooking',
        () => ({ arrival_flight: note(), override_reason: 'They came' }),
        'update_flights',
      ),
      change(
        'EventBooking',
        () => ({ booking_status: 'CONFIRMED', override_reason: 'They came' }),
        'confirm',
      ),
      change(
        'EventBooking',
        () => ({ booking_status: 'CANCELLED', override_reason: 'They did not' }),
        'cancel',
      ),
      remove('EventBooking'),
    ],
    isPartial: true,
  },
  WaitingListEntry: {
    one: 'waitingListEntry(id: $id)',
    make: async (on, make) =>
      (
        await make.waitingEntry({
          centre_event_id: on.fullEvent,
          participant: { connect: await world().someone(on) },
        })
      ).id,
    attempts: [
      change('WaitingListEntry', () => ({ notes: note() })),
      change('WaitingListEntry', () => ({ departure_flight: note() }), 'update_flights'),
      change(
        'WaitingListEntry',
        () => ({ priority: unique(), override_reason: 'The speaker' }),
        'prioritise',
      ),
      act(
        'reveal_passport',
        'revealWaitingListEntryPassport(id: $id, reason: "A visa letter") { passportNumber }',
      ),
      atOnce('WaitingListEntry'),
      remove('WaitingListEntry'),
    ],
  },
});
