import { checkLeadTrainer } from '../trainer/index.ts';
import { type LinkList, syncLinks } from '#server/graphql/write/syncLinks.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { lockEventsOfCentre, passOnTimeZone } from '../centreEvent/index.ts';
import { sql } from 'kysely';
import { isDatabaseError } from '#server/db/isDatabaseError.ts';
import { sameValue } from '#server/db/Json.ts';
import { run } from '#server/db/rows.ts';
import { validationFailed } from '#server/errors/errors.ts';
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
    await checkTimeZone(write, change);
    await checkLeadTrainer(write, change, trainers);
  },
  afterWrite: passOnTimeZone,
});

const noZone = 'This is not a time zone such as Europe/Warsaw.';

/** D1: an IANA zone, since every date of the centre's events is read in it. */
async function checkTimeZone(write: Write, change: Change<'training_centres'>): Promise<void> {
  const zone = change.values.time_zone;
  if (zone === undefined || (zone !== null && sameValue(change.old?.time_zone, zone))) return;
  const path = `${change.path}.time_zone`;
  if (zone === null || !isTimeZone(zone)) change.problems.add(path, noZone);
  else await mustBeKnown(write, zone, path);
}

/**
 * To the database an abbreviation is another zone than here: IST, BST or CST, and CET in summer. SystemV/PST8 is none of
 * IANA's, and not every browser shows a time by it.
 */
function isTimeZone(zone: string): boolean {
  if ((zone !== 'UTC' && !zone.includes('/')) || /^systemv\//i.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const unknownZone = '22023';

/** The database has a list of its own: by a zone that it lacks it reads no event, nor the lists that the event is on. */
async function mustBeKnown({ tx }: Write, zone: string, path: string): Promise<void> {
  try {
    await run(tx, sql`select local_today(${zone}::text)`);
  } catch (error) {
    if (isDatabaseError(error) && error.code === unknownZone) throw validationFailed({ [path]: [noZone] });
    throw error;
  }
}
