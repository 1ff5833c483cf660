import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { compileSql } from '#server/db/compileSql.ts';
import { FALSE, TRUE, type Sql } from '#server/db/conditions.ts';
import { typename } from '../read/asAnswered.ts';
import { jsonObject } from '../read/jsonObject.ts';
import type { Selection } from '../read/selection.ts';
import type { ActionRule } from './ActionRule.ts';

const NONE = sql.raw(`'[]'::json`);

/** `can` of a row as JSON: each action, whether this viewer may, and why not. A condition of several actions is asked once. */
export function permissionsOf(
  rules: readonly ActionRule[],
  alias: string,
  viewer: Viewer,
  selection: Selection,
): Sql {
  if (rules.length === 0) return NONE;
  const asked = new Map<string, { readonly name: string; readonly condition: Sql }>();
  const answer = (action: string, allowed: Sql, why: Sql) =>
    selectedOf(selection, { action: sql`${action}::text`, allowed, why });
  const answers = rules.map((rule) => {
    const { action, rows } = rule;
    const condition = rows(alias, viewer);
    if (condition === TRUE) return answer(action, TRUE, NULL);
    if (condition === FALSE) return answer(action, FALSE, whyOf(rule, alias, viewer));
    const key = JSON.stringify(compileSql(condition));
    const { name } = asked.get(key) ?? { name: `c${asked.size + 1}` };
    asked.set(key, { name, condition });
    const may = sql.id('may', name);
    return answer(action, may, sql`case when not ${may} then ${whyOf(rule, alias, viewer)} end`);
  });
  const list = sql`json_build_array(${sql.join(answers)})`;
  if (asked.size === 0) return list;
  const columns = [...asked.values()].map(
    ({ condition, name }) => sql`coalesce(${condition}, false) as ${sql.id(name)}`,
  );
  // The offset keeps the planner from asking each condition again wherever it is named.
  return sql`(select ${list} from (select ${sql.join(columns)} offset 0) "may")`;
}

const NULL = sql.raw('null::text');

function selectedOf(selection: Selection, members: Readonly<Record<string, Sql>>): Sql {
  return jsonObject([...selection].map(([key, { name }]) => [key, members[name] ?? typename('Permission')]));
}

function whyOf(rule: ActionRule, alias: string, viewer: Viewer): Sql {
  const why = rule.why(viewer);
  return typeof why === 'string' ? sql`${why}::text` : why(alias);
}
