import { createContext } from 'react';
import type { TypeAccess } from './Permission.ts';

/** Where screens read what the viewer may do. */
export interface AccessReader {
  /** The same object as long as nothing changes; undefined while it is not known. */
  readonly get: () => readonly TypeAccess[] | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** An API without access: nothing is known, nothing is forbidden. */
const none: AccessReader = { get: () => undefined, subscribe: () => () => undefined };

export const AccessContext = createContext<AccessReader>(none);
