import { sql } from 'kysely';
import type { Answer } from '../Client.ts';
import type { HttpApi } from './httpApi.ts';
import { creating, updating } from '../mutations.ts';

/**
 * Two people who move two branches at once, each below a category of the other (E3). Below each other's tops they would
 * stop at the rows themselves.
 */
export function categoryRaces(api: HttpApi) {
  let made = 0;
  return async (): Promise<{ readonly outcomes: readonly Answer[]; readonly isCycle: boolean }> => {
    const [one, other] = await Promise.all([api.as('administrator'), api.as('administrator')]);
    const create = async (parent_id: string | null) => {
      made += 1;
      const data = await one.ask(creating('CostCategory'), { input: { name: `Race ${made}`, parent_id } });
      return (data['made'] as { id: string }).id;
    };
    const [left, right] = [await create(null), await create(null)];
    const [belowLeft, belowRight] = [await create(left), await create(right)];
    const move = (who: typeof one, id: string, parent_id: string) =>
      who.send(updating('CostCategory'), { input: { id, parent_id } });
    const outcomes = await Promise.all([move(one, left, belowRight), move(other, right, belowLeft)]);
    const { rows } = await sql<{
      isCycle: boolean;
    }>`select cost_category_is_below(${left}::bigint, ${right}::bigint)
      and cost_category_is_below(${right}::bigint, ${left}::bigint) as "isCycle"`.execute(
      api.app.database.kysely,
    );
    return { outcomes, isCycle: rows[0]?.isCycle === true };
  };
}
