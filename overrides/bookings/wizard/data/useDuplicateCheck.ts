import { useState } from 'react';
import { type Ask, useAsk } from '#src/data/DataClient.tsx';
import type { WizardValues } from '../form/WizardValues.ts';
import {
  type BirthDates,
  birthDatesQuery,
  duplicateConditions,
  duplicatesAmong,
  isCertain,
  possibleDuplicatesQuery,
  type Duplicate,
  type Person,
} from '#overrides/participants/index.ts';

export interface DuplicateCheck {
  /** Who was found for these values: a warning goes when what it was about is changed, and stays beside all else. */
  readonly duplicatesOf: (values: WizardValues) => readonly Duplicate[];
  /** True where nobody like this is known, or the person has said that it is somebody else. */
  readonly check: (values: WizardValues) => Promise<boolean>;
  /** 'No, create a new person.' */
  readonly dismiss: (values: WizardValues) => void;
}

/** What somebody is looked for and judged by. */
const signature = ({ participant, dateOfBirth }: WizardValues): string =>
  JSON.stringify([duplicateConditions(participant), dateOfBirth || null]);

async function birthDatesOf(ask: Ask, people: readonly Pick<Person, 'id'>[]): Promise<BirthDates> {
  if (people.length === 0) return new Map();
  const { eventBookings } = await ask(birthDatesQuery, { people: people.map(({ id }) => id) });
  const known = new Map<string, Set<string>>();
  for (const { participantId, dateOfBirth } of eventBookings.data)
    if (participantId !== null && dateOfBirth !== null)
      known.set(participantId, (known.get(participantId) ?? new Set()).add(dateOfBirth));
  return known;
}

/** G3: looks for the same person before a new one is made. */
export function useDuplicateCheck(): DuplicateCheck {
  const ask = useAsk();
  const [found, setFound] = useState<{ readonly by: string; readonly duplicates: readonly Duplicate[] }>();
  const [dismissed, setDismissed] = useState<string>();

  return {
    duplicatesOf: (values) => (found?.by === signature(values) ? found.duplicates : []),
    check: async (values) => {
      const by = signature(values);
      const conditions = duplicateConditions(values.participant);
      if (values.participantMode !== 'new' || conditions === undefined || dismissed === by) return true;
      const people = (await ask(possibleDuplicatesQuery, { conditions })).participants.data;
      const { dateOfBirth } = values;
      const known = dateOfBirth ? await birthDatesOf(ask, people) : undefined;
      const duplicates = duplicatesAmong(people, values.participant, dateOfBirth, known);
      setFound({ by, duplicates });
      return duplicates.length === 0;
    },
    dismiss: (values) => {
      // An id that belongs to somebody else would be refused anyway.
      if (found?.duplicates.some(isCertain) !== true) setDismissed(signature(values));
      setFound(undefined);
    },
  };
}
