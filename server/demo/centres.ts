import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables/Tables.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoRow } from './insertRows.ts';
import { streetAddress } from './names/people.ts';
import { type DemoSite, demoCountry, demoSites } from './names/places.ts';
import type { DemoTrainer } from './trainers.ts';

export interface DemoCentre {
  readonly row: DemoRow<'training_centres'>;
  readonly site: DemoSite;
  readonly indication: string;
  /** Ids in order of priority; the first leads. */
  readonly trainers: readonly number[];
}

export function planCentres(context: DemoContext, trainers: readonly DemoTrainer[]): readonly DemoCentre[] {
  return demoSites.map((site, index) => {
    const indication = context.indications[index % context.indications.length];
    if (indication === undefined) throw new Error('The demo data needs indications.');
    const local = trainers.filter(({ country, row }) => country === site.country && row.is_disabled !== true);
    const team = context.random.sample(local, 3).map(({ row }) => row.id);
    return {
      site,
      indication: indication.name,
      trainers: team,
      row: centreRow(context, site, index + 1, indication, team),
    };
  });
}

export function centreTrainerRows(
  centres: readonly DemoCentre[],
): Insertable<Tables['training_centre_trainers']>[] {
  return centres.flatMap(({ row, trainers }) =>
    trainers.map((trainer, index) => ({
      training_centre_id: row.id,
      trainer_id: trainer,
      priority: index + 1,
    })),
  );
}

function centreRow(
  { random, calendar, countryId }: DemoContext,
  site: DemoSite,
  id: number,
  indication: { readonly id: number; readonly name: string },
  team: readonly number[],
): DemoRow<'training_centres'> {
  const authorisation = id % 2 === 0;
  const contract = id % 3 !== 0;
  return {
    id,
    name: site.name,
    address: streetAddress(random, demoCountry(site.country)),
    city: site.city,
    postal_code: random.digits(5),
    country_id: countryId(site.country),
    time_zone: site.timeZone,
    indication_id: indication.id,
    training_expertise: `${indication.name}, taught at the bedside in groups of four.`,
    description: `A teaching site with two treatment rooms and a lecture hall for ${random.int(20, 60)}.`,
    is_published: id !== 11,
    lead_trainer_id: team[0] ?? null,
    authorisation_required: authorisation,
    authorisation_required_text: authorisation
      ? 'Approval by the ethics office of the hospital, six weeks ahead.'
      : null,
    contract_required: contract,
    contract_required_text: contract ? 'Venue contract signed by both sides.' : null,
    date_created: calendar.moment(calendar.day(-900 + id * 7), 600),
    date_modified: calendar.moment(calendar.day(-200 + id * 3), 660),
  };
}
