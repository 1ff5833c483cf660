import { checkLeadTrainer } from '../trainer/index.ts';
import { type LinkList, syncLinks } from '#server/graphql/write/syncLinks.ts';
import type { Change } from '#server/graphql/write/WriteDefinition.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { lockEventsOfCentre, passOnTimeZone } from '../centreEvent/index.ts';
import { sql } from 'kysely';
import { inOwnCountries } from '#server/access/countries.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';

export const centrePolicy: WritePolicy = {
  capability: 'centres.write',
  countries: (alias, viewer) => inOwnCountries(sql.id(alias, 'country_id'), viewer),
  placedBy: ['country_id'],
};

const trainers: LinkList<'training_centre_trainers'> = {
  key: 'trainers',
  table: 'training_centre_trainers',
  near: 'training_centre_id',
  far: 'trainer_id',
  type: 'Trainer',
  columns: { priority: null },
  distinct: ['priority'],
};

/** Centres: country required, trainers in a list of distinct priorities, the lead trainer one of them (A3). */
export const centreService = new Writes({
  type: 'TrainingCentre',
  table: 'training_centres',
  noun: 'centre',
  policy: centrePolicy,
  nameOf: (row) => row.name,
  countryOf: (row) => row.country_id,
  required: ['name', 'country_id'],
  images: ['location_image'],
  parts: [syncLinks(trainers)],
  lock: lockEventsOfCentre,
  validate: async (write, change) => {
    checkTimeZone(change);
    await checkLeadTrainer(write, change, trainers);
  },
  afterWrite: passOnTimeZone,
});

/** D1: an IANA zone, since every date of the centre's events is read in it. */
function checkTimeZone(change: Change<'training_centres'>): void {
  const zone = change.values.time_zone;
  if (zone === undefined) return;
  if (zone === null || !isTimeZone(zone))
    change.problems.add(`${change.path}.time_zone`, 'This is not a time zone such as Europe/Warsaw.');
}

function isTimeZone(zone: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '' &&
      !/^[+-]/.test(zone)
    );
  } catch {
    return false;
  }
}
