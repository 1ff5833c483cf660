import { sql } from 'kysely';
import { and, type Sql } from '#server/db/conditions.ts';
import type { ActionRule } from './ActionRule.ts';
import { because } from './because.ts';

/** Rows that an action is not for, whoever asks, and the sentence that says so. */
export interface Exception {
  readonly rows: (alias: string) => Sql;
  readonly why: string;
}

/** An action on its rows but some, and why not, first for who asks and then for what the row is. */
export const except = (rule: ActionRule, { rows, why }: Exception): ActionRule => ({
  ...because(rule, { rows: rule.rows, why }),
  rows: (alias, viewer) => and([rule.rows(alias, viewer), sql`not ${rows(alias)}`]),
});
