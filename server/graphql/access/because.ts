import { sql } from 'kysely';
import { FALSE, type Sql } from '#server/db/conditions.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { ActionRule } from './ActionRule.ts';

interface Reason {
  readonly rows: (alias: string, viewer: Viewer) => Sql;
  readonly why: string;
}

/** The same action, with a sentence of its own for some of the rows that it is not for. */
export function because(rule: ActionRule, { rows, why }: Reason): ActionRule {
  return {
    ...rule,
    why: (viewer) => {
      const usual = rule.why(viewer);
      // FALSE for any row: nothing is to be asked of one.
      if (rows('any', viewer) === FALSE) return usual;
      return (alias) =>
        sql`case when ${rows(alias, viewer)} then ${why}::text else ${typeof usual === 'string' ? sql`${usual}::text` : usual(alias)} end`;
    },
  };
}
