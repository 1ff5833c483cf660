import type { ReactNode } from 'react';
import type { Duplicate } from './duplicates.ts';
import type { Person } from './Person.ts';
import { PersonCard } from './PersonCard.tsx';
import { usePeopleWords } from './peopleWords.ts';

interface DuplicateCardsProps {
  readonly duplicates: readonly Duplicate[];
  /** What can be done with one of them. */
  readonly actionsOf: (person: Person) => ReactNode;
}

/** G3: those who may be the same person, each with why. */
export const DuplicateCards = ({ duplicates, actionsOf }: DuplicateCardsProps) => {
  const words = usePeopleWords();
  return duplicates.map(({ person, reasons }) => (
    <PersonCard
      key={person.id}
      person={person}
      note={reasons.map((reason) => words(`duplicate.${reason}`)).join(', ')}
      actions={actionsOf(person)}
    />
  ));
};
