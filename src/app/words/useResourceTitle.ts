import { useGetResourceLabel } from 'react-admin';
import { useCallback } from 'react';
import type { AppWord } from './appMessages.ts';
import { useWords } from './useWords.ts';

/** Lists whose name in the rail is the user's noun and not the type's. */
const resourceWords: Readonly<Record<string, AppWord>> = {
  events: 'rail.events',
  centers: 'rail.centers',
  bookings: 'rail.bookings',
  waitingListEntries: 'rail.waitingList',
  templates: 'rail.templates',
  approvedDocuments: 'rail.approvedDocuments',
  audits: 'rail.log',
};

export function useResourceTitle(): (resource: string) => string {
  const words = useWords();
  const label = useGetResourceLabel();
  return useCallback(
    (resource: string) => {
      const word = resourceWords[resource];
      return word ? words(word) : label(resource, 2);
    },
    [words, label],
  );
}
