import { createContext, type ComponentType } from 'react';
import type { Identifier } from 'react-admin';
import type { ShowViewProps } from './ShowView.tsx';

/** A record whose screen is shown elsewhere than at its address, and how it looks there. */
interface ShownRecord {
  readonly id: Identifier;
  readonly View: ComponentType<ShowViewProps>;
}

export const ShownRecordContext = createContext<ShownRecord | undefined>(undefined);
