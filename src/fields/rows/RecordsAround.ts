import { createContext } from 'react';

/** The records that a part or rows stand in, the nearest first. */
export const RecordsAround = createContext<readonly unknown[]>([]);
