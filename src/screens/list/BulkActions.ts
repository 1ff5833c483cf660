import { createContext, type ReactNode } from 'react';

/** What a list offers for its selected rows besides deleting them; the bar stands deep inside the table. */
export const BulkActions = createContext<ReactNode>(undefined);
