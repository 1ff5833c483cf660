import { sql } from 'kysely';
import { records, type Fields } from '#tests/factories/records.ts';
import type { Api } from '../startApi.ts';

const figures = `trainerId exchangeRate rateDate trainerFMV frozenAt speakerMinutes prepMinutes postMinutes travelMinutes activityMinutes totalHonorariaMinutes
  totalActivityLocalCurrency totalTravelLocalCurrency totalHonorariaLocalCurrency
  totalActivityEventCurrency totalTravelEventCurrency totalHonorariaEventCurrency`;
export const item = (start: string, end: string, trainer: string, over: Fields = {}) => ({
  name: `${start} to ${end}`,
  time_start: `2027-06-10T${start}:00`,
  time_end: `2027-06-10T${end}:00`,
  trainers: [{ trainer_id: trainer, ...over }],
});

export interface World {
  readonly event: string;
  readonly trainer: string;
}

/** What the tests of honoraria ask, and make, of one API. */
export function honorariaWorld(api: Api) {
  const make = records(api.as('administrator').ask);
  const compliance = api.as('compliance');
  const rows = async (event: string, more = '', who = compliance): Promise<readonly Fields[]> => {
    const { centreEvent } = await who.ask(
      `query ($id: ID!) { centreEvent(id: $id) { trainerHonoraria { ${figures} ${more} } } }`,
      { id: event },
    );
    return (centreEvent as { trainerHonoraria: readonly Fields[] }).trainerHonoraria;
  };
  const row = async (event: string, more = ''): Promise<Fields> => (await rows(event, more))[0] ?? {};

  const fee = (id: string, amount: number | null, currency: string | null = 'EUR') =>
    compliance.ask(
      'mutation ($input: UpdateTrainerInput!) { updateTrainer(input: $input) { fmvLastUpdated } }',
      {
        input: { id, fmv_amount: amount, fmv_currency: currency },
      },
    );

  /** A German trainer at a German event, and what they teach. */
  async function world(
    over: Fields = {},
    items: (trainer: string) => readonly Fields[] = () => [],
  ): Promise<World> {
    const country = api.country('DE');
    const trainer = (await make.trainer({ country_id: country })).id;
    await fee(trainer, 18_000);
    const centre = await make.centre({ country_id: country });
    const event = await make.event({
      training_centre_id: centre.id,
      costs_base_currency: 'EUR',
      trainers: {
        sync: [{ id: trainer, priority: 1, prep_minutes: 60, post_minutes: 15, travel_minutes: 100 }],
      },
      agenda: { sections: [{ name: 'Day 1', items: items(trainer) }] },
      ...over,
    });
    return { event: event.id, trainer };
  }

  const run = (statement: string) => sql.raw(statement).execute(api.app.database.kysely);

  /** Another set of rates, in which the zloty has changed. */
  const keepZloty = ({ times }: { readonly times: number }) =>
    run(`with before as (select * from exchange_rate_sets where base = 'EUR' and in_force),
      kept as (insert into exchange_rate_sets (base, day, source, reason) select base, day, 'HAND', 'Changed.' from before returning id)
    insert into exchange_rates (set_id, target, rate, last_updated)
    select kept.id, r.target, case when r.target = 'PLN' then r.rate * ${times} else r.rate end,
      case when r.target = 'PLN' then '2026-11-21T05:00:00Z' else r.last_updated end
    from kept, before join exchange_rates r on r.set_id = before.id`);

  return { make, compliance, rows, row, fee, world, run, keepZloty };
}
