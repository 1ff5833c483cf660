import { ref, sql } from '../../db/sql.ts';
import { unauthenticated } from '../../graphql/errors.ts';
import type { RequestContext } from '../../graphql/RequestContext.ts';

const rate = (name: string) => ref('rate', name);

/** H5: the rates of one base as they are kept; a currency without a rate is left out, never answered as 1. */
const ratesOf = (base: string) => sql`
  select json_build_object(
    'rates', coalesce(json_agg(json_build_object('base', ${rate('base')}, 'target', ${rate('target')}, 'rate', ${rate('rate')}) order by ${rate('target')}), '[]'),
    'lastUpdated', min(${rate('last_updated')})
  )::text
  from "exchange_rates" "rate" where ${rate('base')} = ${base}`;

export const exchangeRateQueries = {
  exchangeRates: async (_root: unknown, args: { readonly base: string }, context: RequestContext): Promise<unknown> => {
    if (!context.viewer) throw unauthenticated();
    return JSON.parse((await context.database.readJson(ratesOf(args.base))) ?? 'null');
  },
};
