import { createContext } from 'react';

/** Path of the part or the rows that cells stand in; their labels' keys begin with it. */
export const CellScope = createContext('');
