import { expect, it } from 'vitest';
import { earlierValue, formValue, restorableInput } from './restorable.ts';
import { meta as bookings } from '#resources/bookings/meta.ts';
import { meta as events } from '#resources/events/meta.ts';
import { meta as participants } from '#resources/participants/meta.ts';
import { meta as templates } from '#resources/templates/meta.ts';
import { meta as users } from '#resources/users/meta.ts';
import { updateVariables } from '#src/data/write/writeInput.ts';

it.each([
  [events, 'name', 'A', 'B', 'name'],
  [events, 'description', null, 'B', 'description'],
  // B6: no rule reads it.
  [events, 'event_status', 'Planned', 'Held', 'eventStatus'],
  [events, 'max_trainees', 12, 14, 'maxTrainees'],
  [bookings, 'notes', 'A', null, 'notes'],
  [participants, 'spoken_languages', ['German', 'Polish'], ['German'], 'spokenLanguages'],
  [events, 'collect_fields', [], ['passport_number'], 'collectFields'],
  [users, 'roles', ['viewer'], ['booker'], 'roles'],
  // Replaced as a whole (A3).
  [events, 'agenda', { sections: [] }, null, 'agenda'],
] as const)('a plain value can be set back: %#', (meta, key, before, after, source) => {
  expect(restorableInput(meta, key, before, after)?.source).toBe(source);
});

it.each([
  ['a status', bookings, 'booking_status', 'NEW', 'PENDING'],
  ['a passport', bookings, 'passport_number', '•••', '•••'],
  ['a passport that is named only', bookings, 'passport_country_issue', 'DE', 'PL'],
  ['a date of birth', bookings, 'date_of_birth', '•••', null],
  ['a secret', users, 'password_hash', '•••', '•••'],
  ['what the log has hidden', events, 'name', '•••', 'B'],
  ['a structure that no input writes', events, 'name', {}, {}],
  ['what is no structure, for an input that writes one', events, 'agenda', 'A', {}],
  ['a list of structures', events, 'collect_fields', [{}], []],
  ['what the server decides', bookings, 'date_created', '2027-01-01', '2027-01-02'],
  ['the version', events, 'date_modified', '2027-01-01', '2027-01-02'],
  ['a required value that was not there', templates, 'name', null, 'B'],
  ['what has no update', { ...events, update: undefined }, 'name', 'A', 'B'],
] as const)('%s is not set back', (_what, meta, key, before, after) => {
  expect(restorableInput(meta, key, before, after)).toBeUndefined();
});

it('a list that was not there is empty when it is had back, all else is nothing', () => {
  expect(earlierValue(['German'], [])).toEqual(['German']);
  expect(earlierValue(undefined, ['German'])).toEqual([]);
  expect(earlierValue(undefined, 'A')).toBeNull();
  expect(earlierValue(false, true)).toBe(false);
});

it('an agenda of the log is had back as the form would send it', () => {
  const trainers = [{ trainer_id: '4', exclude_in_honoraria: true }];
  const times = { time_start: '2027-06-10T09:00:00', time_end: '2027-06-10T10:00:00' };
  const logged = {
    name: 'Course',
    sections: [
      { name: 'A', order: 0, items: [{ name: 'Talk', objectives: null, order: 1, ...times, trainers }] },
    ],
  };
  const input = restorableInput(events, 'agenda', logged, null)!;
  const stored = { id: '1', dateModified: '2027-01-01T08:00:00Z', agenda: null };
  const back = { ...stored, agenda: formValue(input, logged) };
  expect(updateVariables(events.update!, '1', back, stored)).toMatchObject({ input: { agenda: logged } });
});
