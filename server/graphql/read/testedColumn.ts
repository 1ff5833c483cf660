import { sql } from 'kysely';
import type { Sql } from '../../db/conditions.ts';

/** What a column of `whereConditions` holds, which decides the operators and values it takes. */
export type TestedKind = 'id' | 'text' | 'number' | 'flag' | 'day' | 'moment' | 'choice';

export interface TestedColumn {
  readonly kind: TestedKind;
  readonly expression: (alias: string) => Sql;
  /** The field it reveals: who may not read that field may not filter by it. */
  readonly field: string;
  readonly choices?: readonly string[];
}

export type TestedColumns = Readonly<Record<string, TestedColumn>>;

const column =
  (kind: TestedKind) =>
  (name: string, field: string): TestedColumn => ({
    kind,
    field,
    expression: (alias) => sql.id(alias, name),
  });

export const ids = column('id');
export const texts = column('text');
export const numbers = column('number');
export const flags = column('flag');
export const days = column('day');
export const moments = column('moment');
export const choice = (name: string, field: string, choices: readonly string[]): TestedColumn => ({
  ...column('choice')(name, field),
  choices,
});
