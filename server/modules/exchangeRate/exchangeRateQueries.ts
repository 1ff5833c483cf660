import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { operation, type Operations } from '#server/graphql/access/Operation.ts';

/**
 * H5: the rates kept for a base; where none are, cross rates over one other base that has a rate to it, so that all
 * come from one set. A currency without a rate is left out, never answered as 1.
 */
const ratesOf = (base: string): Sql => sql`
  with "direct" as (
    select "target", "rate", "last_updated" from "exchange_rates" where "base" = ${base}
  ), "pivot" as (
    select "base", "rate", "last_updated" from "exchange_rates"
    where "target" = ${base} and not exists (select 1 from "direct") order by "last_updated" desc, "base" limit 1
  ), "found" as (
    select * from "direct"
    union all
    select "base", round(1 / "rate", 10), "last_updated" from "pivot"
    union all
    select "r"."target", round("r"."rate" / "p"."rate", 10), least("r"."last_updated", "p"."last_updated")
    from "pivot" "p" join "exchange_rates" "r" on "r"."base" = "p"."base" where "r"."target" <> ${base}
  )
  select json_build_object(
    'rates', coalesce(json_agg(json_build_object('base', ${base}::text, 'target', "target", 'rate', "rate") order by "target"), '[]'),
    'lastUpdated', min("last_updated")
  )::text from "found"`;

export const exchangeRateQueries: Operations = {
  exchangeRates: operation(
    'signedIn',
    async ({ context }, { base }: { readonly base: string }) =>
      JSON.parse((await context.reads.json(ratesOf(base))) ?? 'null') as unknown,
  ),
};
