import type { resources } from '../resources/index.ts';
import type { MessageTree } from '../src/i18n/mergeMessages.ts';

/** Names of columns that hand-written lists add; the log of exports says them too. */
export const labels = {
  resources: {
    bookings: {
      fields: {
        'centreEvent.dateStart': 'Event starts',
        collectMissing: 'What is missing',
        daysToEvent: 'Event in',
      },
    },
  } satisfies Partial<Record<keyof typeof resources, MessageTree>>,
};
