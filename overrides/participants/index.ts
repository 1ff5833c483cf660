/** What other nouns may take of participants. */
export {
  type BirthDates,
  duplicateConditions,
  duplicatesAmong,
  isCertain,
  type Duplicate,
} from './people/duplicates.ts';
export { personFacts, type NewPerson, type Person } from './people/Person.ts';
export { DuplicateCards } from './people/DuplicateCards.tsx';
export { PersonCard } from './people/PersonCard.tsx';
export { PersonPicker } from './people/PersonPicker.tsx';
export { birthDatesQuery, possibleDuplicatesQuery } from './people/personOperations.ts';
export { usePeopleWords } from './people/peopleWords.ts';
