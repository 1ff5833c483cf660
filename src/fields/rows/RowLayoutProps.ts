import type { MemberInput } from './memberInputs.ts';
import type { RowActionHandlers } from './RowActions.tsx';

/** What the two ways to lay out editable rows are given. */
export interface RowLayoutProps {
  /** Where the form keeps the list. */
  readonly path: string;
  readonly rows: readonly { readonly key: string; readonly index: number; readonly isNew: boolean }[];
  readonly members: readonly MemberInput[];
  readonly actions: RowActionHandlers;
  readonly readOnly: boolean;
}
