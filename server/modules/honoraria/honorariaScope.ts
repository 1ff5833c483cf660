import { sql } from 'kysely';
import { byCountry } from '#server/access/countries.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, FALSE, type Sql } from '#server/db/conditions.ts';
import { eventScope } from '../centreEvent/eventScope.ts';

/**
 * Honoraria of events and trainers alike within reach: an amount by the hour tells the fair market value, which is
 * nobody's business who may not see the trainer's (S1).
 */
export function honorariaScope(link: string, viewer: Viewer): Sql {
  if (reach(viewer, 'honoraria.read') === 'none') return FALSE;
  const [event, trainer] = [`${link}_at`, `${link}_paid`];
  return and([
    sql`exists (select 1 from "centre_events" ${sql.id(event)} where ${sql.id(event, 'id')} = ${sql.id(link, 'centre_event_id')} and ${and(
      [eventScope(event, viewer), byCountry('honoraria.read', viewer, sql.id(event, 'country_id'))],
    )})`,
    sql`exists (select 1 from "trainers" ${sql.id(trainer)} where ${sql.id(trainer, 'id')} = ${sql.id(link, 'trainer_id')} and ${byCountry('honoraria.read', viewer, sql.id(trainer, 'country_id'))})`,
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
