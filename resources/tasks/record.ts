// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { TaskRowState, TaskState } from '../enums.ts';

export type TaskRecord = {
  readonly id: string;
  readonly title: string;
  readonly state: TaskState;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly isCancelling: boolean;
  readonly message: string | null;
  readonly owner: { readonly id: string; readonly fullName: string | null } | null;
  readonly rows: readonly {
    readonly position: number;
    readonly label: string;
    readonly state: TaskRowState;
    readonly message: string | null;
  }[];
  readonly dateCreated: string;
  readonly dateStarted: string | null;
  readonly dateEnded: string | null;
};

export type TaskSource =
  | 'title'
  | 'state'
  | 'total'
  | 'done'
  | 'failed'
  | 'isCancelling'
  | 'message'
  | 'owner'
  | 'rows'
  | 'dateCreated'
  | 'dateStarted'
  | 'dateEnded';
