import { sql } from 'kysely';
import { FALSE, TRUE } from '#server/db/conditions.ts';
import { isUuid } from '#server/words/isUuid.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { type Condition, idValue } from '#server/graphql/read/condition.ts';
import { byDayIfAny } from '#server/graphql/read/orderBy.ts';
import { journeyOwners } from '../journey/index.ts';
import { readCapabilities } from './documentPolicy.ts';
import { isOutdated } from './outdatedMeasures.ts';
import { fileDeletedAt } from './passportMeasures.ts';
import { documentMutations, documentQueries } from './documentOperations.ts';
import { generatedDocumentScope } from './documentRunScope.ts';

const documentActions: TypeActions = { many: 'documents', read: readCapabilities, rules: [] };

const generatedDocumentEntity: Entity = {
  type: 'GeneratedDocument',
  table: 'generated_documents',
  scope: generatedDocumentScope,
  actions: documentActions,
  fields: {
    runKey: (alias) =>
      sql`(select made.key from document_runs made where made.id = ${sql.id(alias, 'document_run_id')})`,
    dateFileDeleted: fileDeletedAt,
    isOutdated,
    dateSent: (alias) => sql.id(alias, 'kept_sent_at'),
    dateMailFailed: (alias) =>
      sql`(select latest.date_failed from document_mails latest
        where latest.generated_document_id = ${sql.id(alias, 'id')} order by latest.id desc limit 1)`,
  },
};

/** A document stays as it was made: what is about somebody who was merged is found under the one they became (G3, M4). */
const aboutPerson: Condition = (value, { alias, path }) =>
  sql`exists (select 1 from generated_document_records named where named.generated_document_id = ${sql.id(alias, 'id')}
    and named.context = 'PARTICIPANT' and named.record_id = any(array(
      select became.id::text from participants became
      where ${idValue(value, path)}::bigint in (became.id, became.merged_into_id))))`;

/** Documents that are about a record, others beside it or not. */
const about =
  (context: string): Condition =>
  (value, { alias, path }) =>
    sql`exists (select 1 from generated_document_records named where named.generated_document_id = ${sql.id(alias, 'id')}
      and named.context = ${context} and named.record_id = ${idValue(value, path)})`;

const ofRun: Condition = (value, { alias }) =>
  isUuid(value)
    ? sql`${sql.id(alias, 'document_run_id')} = (select made.id from document_runs made where made.key = ${value}::uuid)`
    : FALSE;

/** They are few: those of all events are looked at sooner than met in the order of a list. */
const outdated: Condition = (value, { alias, offer }) => {
  const is = isOutdated(alias);
  if (value !== true) return offer?.({ allBut: is }) === true ? TRUE : sql`not ${is}`;
  const from = sql`select "f"."id" as "of" from "generated_documents" "f" where ${isOutdated('f')}`;
  return offer?.({ from, by: 'id', atMost: 8_000, otherwise: is }) === true ? TRUE : is;
};

export const generatedDocumentNoun = defineNoun({
  folder: 'documentRun',
  entity: generatedDocumentEntity,
  list: {
    defaultOrder: [{ column: 'DATE_CREATED', order: 'DESC' }],
    owners: { CENTRE_EVENT: { ...journeyOwners.CENTRE_EVENT, eachBy: 'date_created' } },
    orders: {
      CENTRE_EVENT_DATE_START: byDayIfAny('kept_event_start'),
    },
    filters: {
      event_booking_id: about('EVENT_BOOKING'),
      participant_id: aboutPerson,
      trainer_id: about('TRAINER'),
      run_key: ofRun,
      is_outdated: outdated,
    },
  },
  queries: documentQueries,
  mutations: documentMutations,
});
