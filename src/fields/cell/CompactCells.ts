import { createContext } from 'react';

/** True inside table rows: lists and long texts then show one line instead of all they hold. */
export const CompactCells = createContext(false);
