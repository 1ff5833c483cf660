import { createContext, type ComponentType, type ReactNode } from 'react';

/** What is asked before a record is said to be missing: its address may lead somewhere else. */
export const MissingRecordContext = createContext<
  ComponentType<{ readonly children: ReactNode }> | undefined
>(undefined);
