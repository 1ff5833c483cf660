import { createContext, type ComponentType, type ReactNode } from 'react';

export interface ActivityProps {
  readonly id: string;
  /** The GraphQL type of the record: what a log knows it by. */
  readonly type: string;
  /** What stands there until it is known. */
  readonly skeleton: ReactNode;
}

export interface HistoryProps extends ActivityProps {
  /** As the page has read it, with what the viewer may do with it. */
  readonly record: unknown;
}

/** What the app has to say of a record's history: who may read that resource sees it beside each record. */
export interface RecordActivity {
  /** The resource that it is read from. */
  readonly resource: string;
  readonly component: ComponentType<ActivityProps>;
  /** All of it, with earlier values to be had back: read when it is opened. */
  readonly history: ComponentType<HistoryProps>;
}

/** Undefined where the contract keeps no history. */
export const RecordActivityContext = createContext<RecordActivity | undefined>(undefined);
