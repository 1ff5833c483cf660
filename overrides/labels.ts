import type { resources } from '../resources/index.ts';
import type { MessageTree } from '../src/i18n/mergeMessages.ts';

const documents = { documents: 'Documents', documents_help: 'What was made, each as it was then.' };

/** Names of columns that hand-written lists add; the log of exports says them too. */
export const labels = {
  resources: {
    events: { sections: documents },
    participants: { sections: documents },
    trainers: { sections: documents },
    waitingListEntries: { deleted: 'Deleted entries' },
    bookings: {
      fields: {
        'centreEvent.dateStart': 'Event starts',
        collectMissing: 'What is missing',
        daysToEvent: 'Event in',
      },
    },
  } satisfies Partial<Record<keyof typeof resources, MessageTree>>,
};
