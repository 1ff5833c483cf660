import type { LinkList } from '#server/graphql/write/syncLinks.ts';

/** The trainers of an event, with what they are paid for beside teaching. */
export const eventTrainers: LinkList<'centre_event_trainers'> = {
  key: 'trainers',
  table: 'centre_event_trainers',
  near: 'centre_event_id',
  far: 'trainer_id',
  type: 'Trainer',
  columns: {
    priority: null,
    prep_minutes: 0,
    post_minutes: 0,
    travel_minutes: 0,
    activity_description: null,
  },
  distinct: ['priority'],
};
