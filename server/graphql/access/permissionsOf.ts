import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { compileSql } from '#server/db/compileSql.ts';
import { FALSE, TRUE, type Sql } from '#server/db/conditions.ts';
import { typename } from '../read/asAnswered.ts';
import {
  EMPTY_LIST,
  jsonList,
  jsonObject,
  jsonOf,
  type JsonText,
  NULL_JSON,
  textOf,
} from '../read/jsonText.ts';
import type { Selection } from '../read/selection.ts';
import type { ActionRule } from './ActionRule.ts';

/** `can` of a row as JSON: each action, whether this viewer may, and why not. A condition of several actions is asked once. */
export function permissionsOf(
  rules: readonly ActionRule[],
  alias: string,
  viewer: Viewer,
  selection: Selection,
): JsonText {
  if (rules.length === 0) return EMPTY_LIST;
  const asked = new Map<string, { readonly name: string; readonly condition: Sql }>();
  const answer = (action: string, allowed: JsonText, why: JsonText) =>
    selectedOf(selection, { action: [JSON.stringify(action)], allowed, why });
  const answers = rules.map((rule) => {
    const { action, rows } = rule;
    const condition = rows(alias, viewer);
    if (condition === TRUE) return answer(action, ['true'], NULL_JSON);
    if (condition === FALSE) return answer(action, ['false'], whyOf(rule, alias, viewer));
    const key = JSON.stringify(compileSql(condition));
    const { name } = asked.get(key) ?? { name: `c${asked.size + 1}` };
    asked.set(key, { name, condition });
    const may = sql.id('may', name);
    const why = textOf(whyOf(rule, alias, viewer));
    return answer(action, [sql`${may}::text`], [sql`case when ${may} then 'null' else ${why} end`]);
  });
  const list = jsonList(answers);
  if (asked.size === 0) return list;
  const columns = [...asked.values()].map(
    ({ condition, name }) => sql`coalesce(${condition}, false) as ${sql.id(name)}`,
  );
  // The offset keeps the planner from asking each condition again wherever it is named.
  return [sql`(select ${textOf(list)} from (select ${sql.join(columns)} offset 0) "may")`];
}

function selectedOf(selection: Selection, members: Readonly<Record<string, JsonText>>): JsonText {
  return jsonObject([...selection].map(([key, { name }]) => [key, members[name] ?? typename('Permission')]));
}

function whyOf(rule: ActionRule, alias: string, viewer: Viewer): JsonText {
  const why = rule.why(viewer);
  return typeof why === 'string' ? [JSON.stringify(why)] : jsonOf(why(alias));
}
