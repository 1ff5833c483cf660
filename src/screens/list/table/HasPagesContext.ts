import { createContext } from 'react';

/** Whether the records of a list have pages to lead to: what was deleted has none. */
export const HasPagesContext = createContext(true);
