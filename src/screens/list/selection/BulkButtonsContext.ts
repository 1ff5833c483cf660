import { createContext, type ReactNode } from 'react';

/** What a list offers for its selected rows besides what every list does. The bar stands deep inside the table. */
export const BulkButtonsContext = createContext<ReactNode>(undefined);
