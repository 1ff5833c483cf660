import { type Capability, reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';

/** Whether some records of the type can be seen at all; which ones is the scope's to say (S1). */
export const mayRead = ({ read }: TypeActions, viewer: Viewer): boolean =>
  read === undefined || [read].flat().some((capability) => reach(viewer, capability) !== 'none');

/** Something that may be done with a record, told by the conditions that the writes themselves enforce. */
export interface ActionRule {
  /** 'update', 'delete', or the noun's own: 'cancel', 'reveal_passport'. */
  readonly action: string;
  /** Visible rows it may be done with; FALSE itself where there can be none. */
  readonly rows: (alias: string, viewer: Viewer) => Sql;
  /** Why not: a sentence for every row, or where it depends on the row an expression. */
  readonly why: (viewer: Viewer) => string | ((alias: string) => Sql);
  /** Input keys that ask for this action instead of 'update'. */
  readonly inputs?: readonly string[];
}

/** What may be done with the records of a type. */
export interface TypeActions {
  /** What several are called in a sentence: 'training centres'. */
  readonly many: string;
  /** What reading takes, one of several where records differ in it; everybody reads where it is left out. */
  readonly read?: Capability | readonly Capability[];
  /** What creating takes; nobody creates where it is left out. */
  readonly create?: Capability;
  readonly rules: readonly ActionRule[];
}
