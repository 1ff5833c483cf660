import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../Client.ts';
import { creating } from '../mutations.ts';
import { useApi } from '../useApi.ts';

describe('texts', () => {
  const api = useApi();

  it.each([
    ['a bell', 'Ada\u0007'],
    ['what turns around the text behind it', '\u202eAda\u202d'],
    ['the marks that telephones put around names', '\u202aAda\u202c'],
    ['an end of a line of slides', 'Ada\v'],
  ])('a name is kept without %s', async (_what, name) => {
    const administrator = api.as('administrator');
    const { person } = await administrator.ask(
      'mutation ($input: CreateParticipantInput!) { person: createParticipant(input: $input) { firstName lastName } }',
      { input: { first_name: name, last_name: name } },
    );
    const { mine, document } = await administrator.ask(
      `mutation ($name: String) { mine: updateMyProfile(input: {first_name: $name}) { firstName }
        document: attachApprovedDocumentToTrainingCentre(trainingCentreId: "1", name: $name) { name } }`,
      { name },
    );
    expect([person, mine, document]).toEqual([
      { firstName: 'Ada', lastName: 'Ada' },
      { firstName: 'Ada' },
      { name: 'Ada' },
    ]);
  });

  it('a text is kept without the spaces around it; a blank is none, fills no gap and is no entry of a list', async () => {
    const administrator = api.as('administrator');
    const asked = {
      name: 'Edge',
      training_centre_id: '1',
      collect_fields: ['arrivalFlight', 'spokenLanguages'],
    };
    const { event } = await administrator.ask(
      'mutation ($input: CreateCentreEventInput!) { event: createCentreEvent(input: $input) { id } }',
      { input: { ...asked, is_published: true, date_start: '2027-06-01', date_end: '2027-06-02' } },
    );
    const person = {
      last_name: ' Lee ',
      first_name: '\u200b',
      city: '',
      spoken_languages: [' ', 'Thai', 'Thai '],
    };
    const { booking } = await administrator.ask(
      `mutation ($input: CreateEventBookingInput!) { booking: createEventBooking(input: $input) {
        arrivalFlight collectMissing participant { fullName firstName city spokenLanguages } } }`,
      {
        input: {
          booking_status: 'NEW',
          booking_type: 'TRAINEE',
          centre_event_id: (event as { readonly id: string }).id,
          arrival_flight: ' ',
          participant: { create: person },
        },
      },
    );
    expect(booking).toEqual({
      arrivalFlight: null,
      collectMissing: ['arrivalFlight'],
      participant: { fullName: 'Lee', firstName: null, city: null, spokenLanguages: ['Thai'] },
    });
  });

  it('so are the texts of a programme and of a link', async () => {
    const item = {
      name: 'Item\u202e',
      objectives: ' ',
      time_start: '2027-06-01T09:00',
      time_end: '2027-06-01T10:00',
    };
    const input = {
      name: 'Edge',
      training_centre_id: '1',
      trainers: { sync: [{ id: '1', priority: 1, activity_description: '\u202aTalks\u0007' }] },
      agenda: { name: '\u200b', sections: [{ name: ' Day\u2028one', items: [item] }] },
    };
    const { event } = await api.as('administrator').ask(
      `mutation ($input: CreateCentreEventInput!) { event: createCentreEvent(input: $input) {
        trainers { activityDescription } agenda { name sections { name items { name objectives } } } } }`,
      { input },
    );
    expect(event).toEqual({
      trainers: [{ activityDescription: 'Talks' }],
      agenda: { name: null, sections: [{ name: 'Day one', items: [{ name: 'Item', objectives: null }] }] },
    });
  });

  it('a name that needs a joiner keeps it', async () => {
    expect(
      outcomeOf(
        await api
          .as('administrator')
          .send(creating('Participant'), { input: { last_name: 'نام\u200cخانوادگی' } }),
      ),
    ).toBe('ok');
  });
});
