import { sql } from 'kysely';
import { costScope, partlyHiddenCostFields } from '../estimatedCost/costScope.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { byCountry } from '#server/access/countries.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql, TRUE } from '#server/db/conditions.ts';
import { rateMissing } from '#server/errors/errors.ts';
import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { previewRates } from './previewRates.ts';
import { rateFrom } from './rateMeasures.ts';

/** H5: what one unit is worth in every currency that a set in force leads to, each as amounts are converted (S6). */
const ratesOf = (base: string): Sql => sql`
  select json_build_object(
    'rates', json_agg(json_build_object('base', ${base}::text, 'target', t.currency, 'rate', r.rate, 'lastUpdated', r.last_updated) order by t.currency),
    'lastUpdated', min(r.last_updated)
  )::text
  from (
    select distinct u.currency from exchange_rate_units u join exchange_rate_sets s on s.id = u.set_id
    where s.in_force and u.currency <> ${base}
  ) t cross join lateral ${rateFrom(sql`${base}`, sql.id('t', 'currency'))} r
  having count(*) > 0`;

interface Pair {
  readonly base: string;
  readonly target: string;
  readonly from: string;
}

/** For each day the set that was kept last, among those with the most direct way from one to the other. */
const historyOf = ({ base, target, from }: Pair): Sql => sql`
  select coalesce(json_agg(json_build_object('day', d.day, 'rate', d.rate, 'lastUpdated', d.last_updated) order by d.day), '[]')::text
  from (
    select distinct on (s.day) s.day, r.rate, r.last_updated
    from exchange_rate_sets s cross join lateral exchange_rate_in(s.id, ${base}, ${target}) r
    where s.day >= ${from}::date order by s.day, r.rank, s.id desc
  ) d`;

/** The currencies of trainers and costs, against that of their event: what the viewer sees of both (S1). */
const needsOf = (viewer: Viewer): Sql => sql`
  with events as materialized (
    select e.id, e.name, e.date_start, e.costs_base_currency as currency from centre_events e
    where coalesce(e.date_end, e.date_start) >= local_today(e.time_zone) and e.costs_base_currency is not null
      and ${and([eventScope('e', viewer), tellsCurrency('e', viewer)])}
  ), uses as (
    select e.id, t.fmv_currency as base, true as honoraria, false as costs
    from events e join centre_event_trainers x on x.centre_event_id = e.id join trainers t on t.id = x.trainer_id
    where t.fmv_currency <> e.currency and ${byCountry('fmv.read', viewer, sql.id('t', 'country_id'))}
    union all
    select e.id, c.currency, false, true from events e join estimated_costs c on c.centre_event_id = e.id
    where c.currency <> e.currency and ${costScope('c', viewer)}
  ), used as (
    select id, base, bool_or(honoraria) as honoraria, bool_or(costs) as costs from uses group by id, base
  ), needs as (
    select u.base, e.currency as target, e.id, e.name, e.date_start, u.honoraria, u.costs,
      row_number() over (partition by u.base, e.currency order by e.date_start, e.id) as place
    from used u join events e on e.id = u.id
  ), pairs as (
    select base, target, count(*) as events,
      json_agg(json_build_object('centreEventId', id::text, 'name', name, 'dateStart', date_start,
        'forHonoraria', honoraria, 'forCosts', costs) order by place) filter (where place <= 20) as first_events
    from needs group by base, target
  )
  select coalesce(json_agg(json_build_object('base', p.base, 'target', p.target, 'rate', r.rate, 'lastUpdated', r.last_updated,
    'eventCount', p.events, 'events', p.first_events) order by r.rate is not null, p.base, p.target), '[]')::text
  from pairs p left join lateral ${rateFrom(sql.id('p', 'base'), sql.id('p', 'target'))} r on true`;

const tellsCurrency = (event: string, viewer: Viewer): Sql =>
  partlyHiddenCostFields(viewer).get('costsBaseCurrency')?.(event) ?? TRUE;

const feed: Sql = sql`
  select json_build_object('askedAt', f.asked_at, 'answeredAt', f.answered_at, 'problem', f.problem)::text
  from (select 1) one left join exchange_rate_feed f on true`;

const seesSets = { capability: 'rates.read' } as const;

export const exchangeRateQueries: Operations = {
  exchangeRates: operation('signedIn', async ({ context }, { base }: { readonly base: string }) => {
    const rates = await context.reads.value(ratesOf(base));
    if (rates === null) throw rateMissing('base', base);
    return rates;
  }),
  exchangeRateHistory: operation(seesSets, ({ context }, pair: Pair) => context.reads.value(historyOf(pair))),
  exchangeRateNeeds: operation(seesSets, ({ context, viewer }) => context.reads.value(needsOf(viewer))),
  exchangeRateFeed: operation(seesSets, ({ context }) => context.reads.value(feed)),
  exchangeRatePreview: operation({ capability: 'rates.write' }, previewRates),
};
