import { createContext } from 'react';

/** True inside a link: cells that would be links themselves are then text. */
export const PlainCells = createContext(false);
