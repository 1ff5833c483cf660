import type { Hints } from '#codegen/hints/Hints.ts';
import { uploadLimits } from '#schema/uploadLimits.ts';
import type { ObjectTypes } from '#src/generated/schema.ts';

/** Centres. */
export const centreHints = {
  TrainingCentre: {
    name: 'centers',
    label: { one: 'Centre', many: 'Centres' },
    zone: 'timeZone',
    defaultColumns: [
      'name',
      'city',
      'country',
      'indication',
      'leadTrainer',
      'upcomingEventCount',
      'pastEventCount',
      'isPublished',
    ],
    facts: ['city', 'country', 'indication', 'upcomingEventCount'],
    vocabulary: ['city'],
    mostBytes: { locationImage: uploadLimits.image },
    createFirst: ['address', 'city', 'country', 'timeZone', 'indication', 'isPublished', 'leadTrainer'],
    labels: {
      isPublished: 'Published',
      locationImage: 'Picture',
      authorisationRequired: 'Needs an authorisation',
      authorisationRequiredText: 'Which authorisation',
      contractRequired: 'Needs a contract',
      contractRequiredText: 'Which contract',
      trainingExpertise: 'Expertise',
      centreEvents: 'Events',
      pastEventCount: 'Past events',
      upcomingEventCount: 'Upcoming events',
      upcomingEventsFull: 'Upcoming and full',
      dateCreated: 'Created',
      dateModified: 'Changed',
    },
    sections: [
      {
        name: 'details',
        help: 'What the centre is and what it trains for.',
        fields: ['name', 'indication', 'isPublished', 'trainingExpertise', 'description', 'locationImage'],
      },
      {
        name: 'place',
        label: 'Place',
        help: 'Where it is. Its events take over the time zone.',
        fields: ['address', 'city', 'postalCode', 'country', 'timeZone'],
      },
      {
        name: 'trainers',
        label: 'Trainers',
        help: 'Who teaches here, the first asked first.',
        fields: ['leadTrainer', 'trainers'],
      },
      {
        name: 'requirements',
        label: 'Requirements',
        help: 'What events here need before anybody is confirmed.',
        fields: [
          'authorisationRequired',
          'authorisationRequiredText',
          'contractRequired',
          'contractRequiredText',
          'approvedDocument',
        ],
      },
      {
        name: 'events',
        label: 'Events',
        help: 'What is held here.',
        fields: ['upcomingEventCount', 'upcomingEventsFull', 'pastEventCount', 'centreEvents'],
      },
    ],
  },
} as const satisfies Hints<ObjectTypes>['types'];
