import { expect, it } from 'vitest';
import type { Plan } from '../state/Plan.ts';
import { refusedParts } from './refusedParts.ts';

const item = (name: string) => ({
  key: name,
  name,
  objectives: null,
  day: '2027-06-10',
  start: 540,
  end: 600,
  trainers: [],
});
const member = (name: string) => ({
  trainerId: name,
  name,
  priority: 1,
  prepMinutes: 0,
  postMinutes: 0,
  travelMinutes: 0,
  activityDescription: null,
});
const long = '注'.repeat(501);
const plan: Plan = {
  programme: {
    name: null,
    sections: [
      { key: 's', name: 'Plenary', items: [item('Welcome'), item('Anatomy')] },
      { key: 't', name: 'Room A', items: [item(long)] },
    ],
  },
  team: [member('Jördis'), member('Żaneta')],
  leadTrainerId: null,
};

it.each([
  ['input.agenda.sections.0.items.1.trainers.0.trainer_id', 'Anatomy'],
  ['input.agenda.sections.1.items', 'Room A'],
  ['input.agenda.sections.1.items.0.name', `${'注'.repeat(60)}…`],
  ['input.trainers.sync.1.prep_minutes', 'Żaneta'],
  ['input.agenda.sections', ''],
  ['input.lead_trainer_id', ''],
])('what is wrong at %s is told of “%s”', (path, name) =>
  expect(refusedParts({ validation: { [path]: 'No.' } }, plan)).toEqual([{ name, message: 'No.' }]),
);
