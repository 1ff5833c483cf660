import { expect, it } from 'vitest';
import { membersOf, previewPlan, sourcesOf } from './previewPlan.ts';

const event = {
  id: '7',
  trainingCentre: { id: '3' },
  eventBookings: [
    { id: '11', participant: { id: '21', fullName: 'Ada' } },
    { id: '12', participant: null },
  ],
  trainers: [{ trainer: { id: '5', fullName: 'Bob' } }],
};

const filled = (contexts: Parameters<typeof previewPlan>[0], place = 0) => {
  const plan = previewPlan(contexts);
  const sources = sourcesOf(contexts, event, membersOf(event, plan.member)[place], plan);
  return sources.map(({ mergeContext, mergeContextId }) => `${mergeContext} ${mergeContextId}`);
};

it.each([
  [['PARTICIPANT'], 'participants', null],
  [['TRAINING_CENTRE'], 'centers', null],
  [['CENTRE_EVENT'], 'events', null],
  [['PARTICIPANT', 'CENTRE_EVENT'], 'events', 'booking'],
  [['TRAINER', 'CENTRE_EVENT'], 'events', 'trainer'],
  [['TRAINER_HONORARIA'], 'events', 'trainer'],
] as const)('a template on %j is filled with one of the %s', (contexts, resource, member) => {
  expect(previewPlan(contexts)).toEqual({ resource, member });
});

it('a booking brings its event, its centre and its person', () => {
  const contexts = ['EVENT_BOOKING', 'PARTICIPANT', 'CENTRE_EVENT', 'TRAINING_CENTRE'] as const;
  expect(filled(contexts)).toEqual([
    'EVENT_BOOKING 11',
    'PARTICIPANT 21',
    'CENTRE_EVENT 7',
    'TRAINING_CENTRE 3',
  ]);
  // A placeholder has nobody yet.
  expect(filled(contexts, 1)).toEqual(['EVENT_BOOKING 12', 'CENTRE_EVENT 7', 'TRAINING_CENTRE 3']);
});

it('what a trainer is paid is known by the event and the trainer', () => {
  expect(filled(['TRAINER_HONORARIA', 'TRAINER'])).toEqual(['TRAINER_HONORARIA 7-5', 'TRAINER 5']);
});
