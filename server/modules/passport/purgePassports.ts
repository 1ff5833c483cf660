import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import type { Job } from '#server/jobs/Job.ts';
import { type PassportTable, passportTypes } from './passportColumns.ts';
import { CHUNK, passportJob } from './passportJob.ts';
import { passportsDue } from './purgeMeasures.ts';

/** G4: passport data goes so many days after the end of its event, that of deleted records too. */
export const purgePassports = (days: number): Job => passportJob((tx, table) => purgeSome(tx, table, days));

async function purgeSome(tx: Tx, table: PassportTable, days: number): Promise<number> {
  const purged = await run(
    tx,
    sql`with due as (
          select t.id, t.passport_number, t.passport_country_issue, t.passport_expiration_date
          from ${sql.id(table)} t join centre_events e on e.id = t.centre_event_id
          where (t.passport_number is not null or t.passport_country_issue is not null or t.passport_expiration_date is not null)
            and ${passportsDue('e', days)}
          order by t.id limit ${CHUNK} for update of t),
        done as (
          update ${sql.id(table)} t set passport_number = null, passport_country_issue = null,
            passport_expiration_date = null, passport_number_hint = null, passport_expires_soon = null
          from due where t.id = due.id
          returning t.id, t.centre_event_id, t.participant_id, t.date_modified,
            jsonb_strip_nulls(jsonb_build_object(
              'passport_number', case when due.passport_number is not null then '•••' end,
              'passport_country_issue', case when due.passport_country_issue is not null then '•••' end,
              'passport_expiration_date', case when due.passport_expiration_date is not null then '•••' end)) as was)
        insert into audits (auditable_type, auditable_id, event, model, old_values, new_values, user_id, country_id, created_at)
        select ${passportTypes[table]}, done.id, 'updated', concat_ws(' · ', p.full_name, e.name), done.was,
          (select jsonb_object_agg(key, null) from jsonb_object_keys(done.was) key),
          null, e.country_id, done.date_modified
        from done join centre_events e on e.id = done.centre_event_id
        left join participants p on p.id = done.participant_id
        returning 1`,
  );
  return purged.length;
}
