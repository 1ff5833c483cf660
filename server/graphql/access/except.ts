import { sql } from 'kysely';
import { and, FALSE, type Sql } from '#server/db/conditions.ts';
import type { ActionRule } from './ActionRule.ts';

/** Rows that an action is not for, whoever asks, and the sentence that says so. */
export interface Exception {
  readonly rows: (alias: string) => Sql;
  readonly why: string;
}

/** An action on its rows but some, and why not, first for who asks and then for what the row is. */
export function except(rule: ActionRule, { rows, why }: Exception): ActionRule {
  return {
    ...rule,
    rows: (alias, viewer) => and([rule.rows(alias, viewer), sql`not ${rows(alias)}`]),
    why: (viewer) => {
      const notYours = rule.why(viewer);
      // FALSE for any row: nothing is to be asked of one.
      if (rule.rows('any', viewer) === FALSE) return notYours;
      return (alias) => {
        const other = typeof notYours === 'string' ? sql`${notYours}::text` : notYours(alias);
        return sql`case when ${rule.rows(alias, viewer)} then ${why}::text else ${other} end`;
      };
    },
  };
}
