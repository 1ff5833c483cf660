import { createContext } from 'react';
import type { ResourceScreens } from './Overrides.ts';

/** The screens of a resource whose parts a list shows without leaving it: a record that is peeked at, an input in a cell. */
export const BesideListContext = createContext<Pick<ResourceScreens, 'show' | 'edit'>>({});
