import type { SavedView } from './SavedView.ts';

export type Audience = 'OWN' | 'ROLE' | 'EVERYONE';
export type Watch = 'NONE' | 'BELL' | 'MAIL';

/** A view that somebody saved. */
export interface KeptView extends SavedView {
  readonly id: string;
  readonly audience: Audience;
  readonly role: string | null;
  /** Whose it is, where it is somebody else's. */
  readonly owner: string | undefined;
  readonly isPinned: boolean;
  readonly watch: Watch;
  /** Why nothing is told of it. */
  readonly watchProblem: string | null;
  /** Its list opens with it. */
  readonly isDefault: boolean;
  /** Roles whose lists open with it. */
  readonly defaultRoles: readonly string[];
  readonly may: { readonly update: boolean; readonly delete: boolean; readonly share: boolean };
  /** The version last read (K6). */
  readonly version: string | undefined;
}

export const isKept = (view: SavedView | KeptView | undefined): view is KeptView =>
  view !== undefined && 'id' in view;

/** What an address and a tab call a view. */
export const keyOf = (view: SavedView | KeptView): string => (isKept(view) ? view.id : view.label);
