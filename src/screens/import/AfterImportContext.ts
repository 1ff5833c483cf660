import { createContext, type ReactNode } from 'react';

/** What a resource tells of a file once its rows are written, besides what became of each. */
export const AfterImportContext = createContext<ReactNode>(undefined);
