import { createContext, type ReactNode } from 'react';

/**
 * What a list offers for its selected rows besides what every list does. The bar stands deep inside the table.
 * Where the list shows what was deleted, it is asked as well.
 */
export const BulkButtonsContext = createContext<ReactNode>(undefined);
