import { createContext, use } from 'react';

/** What the section around is called. */
export const SectionTitle = createContext('');

/** Whether a label would only say the section's title again: it is then for screen readers alone. */
export const useRepeatsTitle = (label: string): boolean =>
  use(SectionTitle).toLocaleLowerCase() === label.toLocaleLowerCase();
