/** What other nouns may take of participants. */
export { duplicateConditions, duplicatesAmong, isCertain, type Duplicate } from './people/duplicates.ts';
export { personFacts, type NewPerson, type Person } from './people/Person.ts';
export { PersonCard } from './people/PersonCard.tsx';
export { PersonPicker } from './people/PersonPicker.tsx';
export { possibleDuplicatesQuery } from './people/personOperations.ts';
export { usePeopleWords } from './people/peopleWords.ts';
