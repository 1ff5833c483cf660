import { describe } from 'vitest';
import { crudSuite } from './crudSuite.ts';
import { useApi } from '../useApi.ts';

describe('create, read, update, delete', () => {
  const api = useApi();
  const running = () => api;

  crudSuite(running, {
    type: 'TrainingCentre',
    one: 'trainingCentre',
    create: () => ({ name: 'Harbour Clinic', country_id: '1', city: 'Gdynia', time_zone: 'Europe/Warsaw' }),
    always: () => ({ country_id: '1' }),
    update: {
      input: { name: 'Harbour Hospital' },
      field: 'name',
      before: 'Harbour Clinic',
      after: 'Harbour Hospital',
    },
    clear: { input: { city: null }, field: 'city', before: 'Gdynia', after: null },
    canDelete: false,
  });

  crudSuite(running, {
    type: 'Trainer',
    one: 'trainer',
    create: () => ({
      last_name: 'Ångström',
      hospital: 'St Olaf',
      country_id: '1',
      spoken_languages: ['sv', 'en'],
    }),
    update: { input: { hospital: 'St Erik' }, field: 'hospital', before: 'St Olaf', after: 'St Erik' },
    clear: { input: { spoken_languages: null }, field: 'spokenLanguages', before: ['sv', 'en'], after: [] },
    canDelete: false,
  });

  crudSuite(running, {
    type: 'Participant',
    one: 'participant',
    create: () => ({ last_name: 'Παπαδοπούλου', email: 'p@clinic.example', country_id: '1' }),
    update: {
      input: { last_name: 'Παπαδάκη' },
      field: 'lastName',
      before: 'Παπαδοπούλου',
      after: 'Παπαδάκη',
    },
    clear: { input: { email: null }, field: 'email', before: 'p@clinic.example', after: null },
    canDelete: true,
  });

  crudSuite(running, {
    type: 'CentreEvent',
    one: 'centreEvent',
    create: async (make) => ({
      name: 'Spring course',
      max_trainees: 12,
      training_centre_id: (await make.centre()).id,
    }),
    update: {
      input: { name: 'Autumn course' },
      field: 'name',
      before: 'Spring course',
      after: 'Autumn course',
    },
    clear: { input: { max_trainees: null }, field: 'maxTrainees', before: 12, after: null },
    canDelete: true,
  });

  crudSuite(running, {
    type: 'EventBooking',
    one: 'eventBooking',
    create: async (make) => ({
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      centre_event_id: (await make.event()).id,
      participant: { connect: (await make.participant()).id },
      notes: 'Arrives late',
    }),
    update: { input: { booking_status: 'PENDING' }, field: 'bookingStatus', before: 'NEW', after: 'PENDING' },
    clear: { input: { notes: null }, field: 'notes', before: 'Arrives late', after: null },
    canDelete: true,
  });

  crudSuite(running, {
    type: 'WaitingListEntry',
    one: 'waitingListEntry',
    create: async (make) => ({
      centre_event_id: (await make.event({ max_trainees: 0 })).id,
      participant: { connect: (await make.participant()).id },
      priority: 2,
      notes: 'From the north',
      expectations: 'Ultrasound',
    }),
    update: {
      input: { notes: 'From the south' },
      field: 'notes',
      before: 'From the north',
      after: 'From the south',
    },
    clear: { input: { expectations: null }, field: 'expectations', before: 'Ultrasound', after: null },
    canDelete: true,
  });

  crudSuite(running, {
    type: 'MergeTemplate',
    one: 'mergeTemplate',
    create: () => ({
      name: 'Visa letter',
      contexts: ['PARTICIPANT'],
      prosemirror: '{"type":"doc"}',
      html: '<p>Dear</p>',
    }),
    always: ({ name, contexts, prosemirror }) => ({ name, contexts, prosemirror }),
    update: { input: { name: 'Invitation' }, field: 'name', before: 'Visa letter', after: 'Invitation' },
    clear: { input: { html: null, name: 'Invitation' }, field: 'html', before: '<p>Dear</p>', after: null },
    canDelete: false,
  });

  crudSuite(running, {
    type: 'User',
    one: 'user',
    idField: 'ID',
    create: () => ({
      username: 'nadia',
      user_email: 'nadia@convene.example',
      first_name: 'Nadia',
      last_name: 'Petrova',
      roles: ['booker'],
    }),
    update: {
      input: { last_name: 'Petrova-Ruiz' },
      field: 'lastName',
      before: 'Petrova',
      after: 'Petrova-Ruiz',
    },
    clear: { input: { first_name: null }, field: 'firstName', before: 'Nadia', after: null },
    canDelete: false,
  });

  crudSuite(running, {
    type: 'Redirect',
    one: 'redirect',
    create: () => ({ path: '/spring-course', target: '/events', notes: 'For the spring mailing' }),
    update: { input: { target: '/trainers' }, field: 'target', before: '/events', after: '/trainers' },
    clear: { input: { notes: null }, field: 'notes', before: 'For the spring mailing', after: null },
    canDelete: true,
  });
});
