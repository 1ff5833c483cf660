import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';

/** What a column of `whereConditions` holds, which decides the operators and values it takes. */
export type TestedKind = 'id' | 'text' | 'number' | 'flag' | 'day' | 'moment' | 'choice';

export interface TestedColumn {
  readonly kind: TestedKind;
  readonly expression: (alias: string, viewer: Viewer) => Sql;
  /** The field it reveals: who may not read that field may not filter by it. */
  readonly field: string;
  readonly choices?: readonly string[];
}

export type TestedColumns = Readonly<Record<string, TestedColumn>>;
