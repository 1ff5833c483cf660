import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../access/Viewer.ts';
import { FALSE, join, raw, ref, sql, TRUE, type Sql } from '../../db/sql.ts';
import type { ActionRule } from './ActionRule.ts';

const NONE = raw(`'[]'::json`);

/** `can` of a row as JSON: each action, whether this viewer may, and why not. A condition of several actions is asked once. */
export function permissionsOf(rules: readonly ActionRule[], alias: string, viewer: Viewer): Sql {
  if (rules.length === 0) return NONE;
  const asked: { readonly name: string; readonly condition: Sql }[] = [];
  const answers = rules.map((rule) => {
    const { action, rows } = rule;
    const condition = rows(alias, viewer);
    if (condition === TRUE) return answer(action, TRUE, NULL);
    if (condition === FALSE) return answer(action, FALSE, whyOf(rule, alias, viewer));
    const known = asked.find((one) => isDeepStrictEqual(one.condition, condition));
    const name = known?.name ?? `c${asked.length + 1}`;
    if (!known) asked.push({ name, condition });
    const may = ref('may', name);
    return answer(action, may, sql`case when not ${may} then ${whyOf(rule, alias, viewer)} end`);
  });
  const list = sql`json_build_array(${join(answers, ', ')})`;
  if (asked.length === 0) return list;
  const columns = asked.map(({ condition, name }) => sql`coalesce(${condition}, false) as ${ref(name)}`);
  // The offset keeps the planner from asking each condition again wherever it is named.
  return sql`(select ${list} from (select ${join(columns, ', ')} offset 0) "may")`;
}

const NULL = raw('null::text');

const answer = (action: string, allowed: Sql, why: Sql): Sql =>
  sql`json_build_object('action', ${action}::text, 'allowed', ${allowed}, 'why', ${why})`;

function whyOf(rule: ActionRule, alias: string, viewer: Viewer): Sql {
  const why = rule.why(viewer);
  return typeof why === 'string' ? sql`${why}::text` : why(alias);
}
