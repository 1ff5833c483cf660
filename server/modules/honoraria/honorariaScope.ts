import { sql } from 'kysely';
import { byCountry } from '#server/access/countries.ts';
import { asGivenBy, reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, belongsTo, FALSE, type Sql } from '#server/db/conditions.ts';
import { eventScope } from '../centreEvent/eventScope.ts';

/**
 * Honoraria of events and trainers alike within reach: an amount by the hour tells the fair market value, which is
 * nobody's business who may not see the trainer's (S1). That another role shows the event opens none of them.
 */
export function honorariaScope(link: string, viewer: Viewer): Sql {
  if (reach(viewer, 'honoraria.read') === 'none') return FALSE;
  const giving = asGivenBy(viewer, 'honoraria.read');
  const isOfCountries = (alias: string) => byCountry('honoraria.read', viewer, sql.id(alias, 'country_id'));
  return and([
    belongsTo(link, 'centre_event_id', 'centre_events', (event) =>
      and([eventScope(event, giving), isOfCountries(event)]),
    ),
    belongsTo(link, 'trainer_id', 'trainers', isOfCountries),
  ]);
}

const honorariaFields = {
  CentreEvent: ['trainerHonoraria'],
  Trainer: ['trainerHonoraria', 'honorariaYears', 'honorariaCaps'],
} as const;

/** What events and trainers tell of honoraria is hidden from those who read none at all. */
export function hiddenHonorariaFields(viewer: Viewer, type: keyof typeof honorariaFields): readonly string[] {
  return reach(viewer, 'honoraria.read') === 'none' ? honorariaFields[type] : [];
}
