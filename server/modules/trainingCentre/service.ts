import { checkLeadTrainer } from '../trainer/index.ts';
import { type LinkList, syncLinks } from '#server/graphql/write/syncLinks.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { lockEventsOfCentre, passOnTimeZone } from '../centreEvent/index.ts';
import { sql } from 'kysely';
import { isDatabaseError } from '#server/db/isDatabaseError.ts';
import { sameValue } from '#server/db/Json.ts';
import type { Draft } from '#server/db/Row.ts';
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
  derive: spelledTimeZone,
  validate: async (write, change) => {
    await checkTimeZone(write, change);
    await checkLeadTrainer(write, change, trainers);
  },
  afterWrite: passOnTimeZone,
});

/** As the database spells it, which takes one in any case. */
async function spelledTimeZone(
  { tx }: Write,
  { values }: Change<'training_centres'>,
): Promise<Draft<'training_centres'>> {
  const zone = values.time_zone ?? null;
  // Its list takes a while, and most zones come as they are spelt.
  if (zone === null || [zone, null].includes(knownZone(zone))) return {};
  const [spelled] = await run<{ time_zone: string }>(
    tx,
    sql`select name as time_zone from pg_timezone_names where lower(name) = lower(${zone})`,
  );
  return spelled ?? {};
}

const noZone = 'This is not a time zone such as Europe/Warsaw.';

/** D1: an IANA zone, since every date of the centre's events is read in it. */
async function checkTimeZone(write: Write, change: Change<'training_centres'>): Promise<void> {
  const zone = change.values.time_zone;
  if (zone === undefined || (zone !== null && sameValue(change.old?.time_zone, zone))) return;
  const path = `${change.path}.time_zone`;
  if (zone === null || knownZone(zone) === null) change.problems.add(path, noZone);
  else await mustBeKnown(write, zone, path);
}

/**
 * The name by which Node knows a zone, which may be an older one; null for what is none.
 * To the database an abbreviation is another zone than here: IST, BST or CST, and CET in summer. SystemV/PST8 is none of
 * IANA's, and not every browser shows a time by it.
 */
function knownZone(zone: string): string | null {
  if ((zone !== 'UTC' && !zone.includes('/')) || /^systemv\//i.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const unknownZone = '22023';

/** The database has a list of its own: by a zone that it lacks it reads no event, nor the lists that the event is on. */
async function mustBeKnown({ tx }: Write, zone: string, path: string): Promise<void> {
  try {
    await run(tx, sql`select local_today(${zone}::text)`);
  } catch (error) {
    if (isDatabaseError(error) && error.code === unknownZone) throw validationFailed(path, noZone);
    throw error;
  }
}
