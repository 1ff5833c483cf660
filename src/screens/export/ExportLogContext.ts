import { createContext } from 'react';

/** Whether the API keeps a log of what is taken out; only one where nobody signs in keeps none. */
export const ExportLogContext = createContext(true);
