import type { Hints } from '../codegen/hints/Hints.ts';
import type { ObjectTypes } from '../src/generated/schema.ts';
import { eventHints } from './hints/eventHints.ts';
import { centreHints } from './hints/centreHints.ts';
import { peopleHints } from './hints/peopleHints.ts';
import { bookingHints } from './hints/bookingHints.ts';
import { choiceHints } from './hints/choiceHints.ts';
import { documentHints } from './hints/documentHints.ts';
import { referenceHints } from './hints/referenceHints.ts';
import { requestHints } from './hints/requestHints.ts';
import { runHints } from './hints/runHints.ts';

/** What the contract of this product cannot say about its screens. */
export const hints = {
  types: {
    ...eventHints,
    ...centreHints,
    ...peopleHints,
    ...requestHints,
    ...bookingHints,
    ...documentHints,
    ...referenceHints,
    ...runHints,
  },
  viewer: 'User',
  choices: choiceHints,
} satisfies Hints<ObjectTypes>;
