import type { resources } from '../resources/index.ts';
import type { MessageTree } from '../src/i18n/mergeMessages.ts';

const documents = { documents: 'Documents', documents_help: 'What was made, each as it was then.' };

/** Names of columns that hand-written lists add, which the log of exports says too, and what empty lists say to do. */
export const labels = {
  resources: {
    events: { sections: documents },
    participants: { sections: documents },
    trainers: { sections: documents },
    documentRuns: { empty: 'Choose Documents on an event or a booking to begin one.' },
    generatedDocuments: { empty: 'Choose Documents on an event or a booking to make one.' },
    spend: {
      empty: 'What was spent on each health-care professional who came stands here once events have costs.',
    },
    tasks: {
      empty: 'Imports, changes of many records and documents of many people stand here while they run.',
    },
    waitingListEntries: {
      deleted: 'Deleted entries',
      new: 'Add to the waiting list',
      empty: 'Whoever waits for a seat at a full event stands here, in line.',
    },
    bookings: {
      new: 'Add a booking',
      fields: {
        'centreEvent.dateStart': 'Event starts',
        collectMissing: 'What is missing',
        daysToEvent: 'Event in',
      },
    },
  } satisfies Partial<Record<keyof typeof resources, MessageTree>>,
};
