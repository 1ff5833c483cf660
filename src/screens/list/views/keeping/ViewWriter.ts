import type { Role } from '#src/generated/schema.ts';
import type { Audience, KeptView, Watch } from '../KeptView.ts';
import type { ViewPut } from '../arrange/putView.ts';
import type { Look } from '../SavedView.ts';

export interface ViewDraft {
  readonly label: string;
  readonly value: Look;
  readonly audience?: Audience;
  readonly role?: Role | null;
}

/** What can be done with the views of a list, wherever they are kept. Each throws why it was not done. */
export interface ViewWriter {
  /** Answers its id. With the same key it is kept once (K5). */
  readonly create: (draft: ViewDraft, key?: string) => Promise<string>;
  readonly update: (view: KeptView, changes: Partial<ViewDraft>) => Promise<void>;
  /** Answers how it is taken back. */
  readonly remove: (view: KeptView) => Promise<() => Promise<void>>;
  /** Elsewhere in the order that the views have by now, whoever has arranged them meanwhile. */
  readonly put: (put: ViewPut) => Promise<void>;
  /** Which one the list opens with, for oneself or for a role; the list as it is without one. */
  readonly openWith: (id: string | undefined, role?: Role) => Promise<void>;
  /** What takes others, or a server: absent where views are kept in the preferences. */
  readonly shared?: {
    readonly pin: (view: Pick<KeptView, 'id'>, isPinned: boolean) => Promise<void>;
    readonly watch: (view: Pick<KeptView, 'id'>, watch: Watch) => Promise<void>;
  };
}
