import { createContext } from 'react';

/** True inside the cells of an editable table: the column's head is the label, help would push the rows apart. */
export const DenseInputs = createContext(false);
