import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { Entity, OfAll, RowScope } from '../Entity.ts';
import type { Condition } from './condition.ts';

/** What a column of `whereConditions` holds, which decides the operators and values it takes. */
export type TestedKind = 'id' | 'text' | 'number' | 'flag' | 'day' | 'moment' | 'choice';

/** What the viewer may not read of rows, and so not filter by either. */
export type Guards = Pick<Entity, 'hiddenFields' | 'partlyHidden'>;

/** The one record that a row belongs to. */
export interface Owner {
  readonly type: string;
  readonly table: string;
  /** The column of the row that names it. */
  readonly column: string;
  /** The column is never empty. */
  readonly isAlwaysThere?: boolean;
  readonly scope: RowScope;
  /** Tens of thousands at most: all of them are looked at sooner than each row's own, row by row. */
  readonly areFew?: boolean;
  /** An index has the rows of each in the order of this column, with all that decides who sees them. */
  readonly eachBy?: string;
  readonly many?: ManyOwners;
  readonly guards?: Guards;
}

/** Records of which there are so many that rows of nearly all are counted by those of the others. */
interface ManyOwners {
  /** Holds of all that anybody sees, as the indexes of their columns have it. */
  readonly listed: (alias: string) => Sql;
  /** Those that the viewer does not see, though they see the row. */
  readonly unseen: RowScope;
}

interface Tested {
  readonly kind: TestedKind;
  /** The field it reveals: who may not read that field may not filter by it. */
  readonly field: string;
  readonly choices?: readonly string[];
  /** Whose column it is, where it is not the row's own. */
  readonly owner?: Owner;
  /** Worked out anew for each row: it counts as several tests. */
  readonly isDerived?: boolean;
}

/** The same test of something else than what is shown. */
type Instead = (alias: string, viewer: Viewer, test: (column: Sql) => Sql) => Sql;

/** What a test of what is shown comes to, asked of what costs less than that. */
export interface Shortcut {
  /** Holds of every row that meets the test. */
  readonly implied: Instead;
  /** Whatever this holds of meets it. */
  readonly sufficient?: Instead;
}

/** What a row has there is compared. */
export interface ComparedColumn extends Tested {
  readonly expression: (alias: string, viewer: Viewer) => Sql;
  readonly shortcut?: Shortcut;
  /** It is never empty. */
  readonly isFilled?: boolean;
  /** Where this is, `expression` is of its rows. */
  readonly ofAll?: OfAll;
}

/** A row is so or not, as a key of `where` asks: it names nothing that is more or less, or empty. */
export interface HeldColumn extends Tested {
  readonly holds: Condition;
}

export type TestedColumn = ComparedColumn | HeldColumn;

export type TestedColumns = Readonly<Record<string, TestedColumn>>;
