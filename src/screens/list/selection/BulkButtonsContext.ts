import { createContext, type ReactNode } from 'react';

/**
 * What a list offers for its selected rows besides what every list does. The bar stands deep inside the table.
 * It is asked as well where the list shows what was deleted, and where all that match are meant: `useSelected` says which.
 */
export const BulkButtonsContext = createContext<ReactNode>(undefined);
