import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { Relation } from '#server/graphql/Entity.ts';
import { before, type Condition, onOrAfter } from '#server/graphql/read/condition.ts';
import { byOwner } from '#server/graphql/read/orderBy.ts';
import { isOver } from '../centreEvent/eventMeasures.ts';

/** Where a document stands, defined once for fields, filters, counts and writes (F1, F3, S6). */

/** F1: of what it says now. `approved_document_facts` says what that is. */
export const currentHash = (alias: string): Sql => sql`approved_document_hash(${sql.id(alias, 'id')})`;

/** The same as it was worked out last, where nothing has been written since that it may follow from: for what is shown. */
export const knownHash = (alias: string): Sql => sql`known_hash(${sql.id(alias, 'id')})`;

const isInForce = (alias: string): Sql =>
  sql`(${sql.id(alias, 'date_approved')} is not null and ${sql.id(alias, 'date_withdrawn')} is null)`;

/** Beside a row whose hash is at hand already. */
export const isStaleBy = (alias: string, hash: Sql): Sql =>
  sql`(${isInForce(alias)} and ${sql.id(alias, 'field_hash')} is distinct from ${hash})`;

export const isStale = (alias: string): Sql => isStaleBy(alias, currentHash(alias));

/** F3: it has a file, and an approval in force that is not stale. */
export const isAvailableBy = (alias: string, hash: Sql): Sql =>
  sql`(${isInForce(alias)} and ${sql.id(alias, 'file_hash')} is not null and ${sql.id(alias, 'field_hash')} is not distinct from ${hash})`;

const stateWhere = (alias: string, stale: Sql): Sql =>
  sql`case when ${sql.id(alias, 'date_withdrawn')} is not null then 'WITHDRAWN' when ${sql.id(alias, 'date_approved')} is null then 'TO_APPROVE'
    when ${stale} then 'STALE' else 'APPROVED' end`;

export const stateBy = (alias: string, hash: Sql): Sql => stateWhere(alias, isStaleBy(alias, hash));

/** Since when somebody should approve it: its file came, or it was found to be stale. */
const waitingWhere = (alias: string, stale: Sql): Sql => {
  const of = (column: string) => sql.id(alias, column);
  return sql`case ${stateWhere(alias, stale)} when 'TO_APPROVE' then coalesce(${of('date_filed')}, ${of('date_created')})
    when 'STALE' then (select max("step"."date") from "approval_steps" "step" where "step"."approved_document_id" = ${of('id')} and "step"."event" = 'STALE' and "step"."date" >= ${of('date_approved')}) end`;
};

export const dateWaiting = (alias: string, hash: Sql): Sql => waitingWhere(alias, isStaleBy(alias, hash));

/** All of them at once: of many documents that is a fraction of asking each. */
const staleOnes = sql.raw('(select stale_documents())');

/** The same of documents of whose staleness nobody was told since their approval. */
export const isStaleUntold = (alias: string): Sql =>
  sql`(${isAmongStale(alias)} and not exists (select 1 from "approval_steps" "told"
    where "told"."approved_document_id" = ${sql.id(alias, 'id')} and "told"."event" = 'STALE' and "told"."id" > (
      select max("held"."id") from "approval_steps" "held" where "held"."approved_document_id" = ${sql.id(alias, 'id')} and "held"."event" = 'APPROVED')))`;

const isAmongStale = (alias: string): Sql => sql`(${sql.id(alias, 'id')} in ${staleOnes})`;

/** For whole lists: what is stale is asked once. */
export const stateInList = (alias: string): Sql => stateWhere(alias, isAmongStale(alias));
export const dateWaitingInList = (alias: string): Sql => waitingWhere(alias, isAmongStale(alias));

const isNew = (alias: string): Sql =>
  sql`(${sql.id(alias, 'date_approved')} is null and ${sql.id(alias, 'date_withdrawn')} is null)`;

const states = {
  TO_APPROVE: isNew,
  STALE: isAmongStale,
  APPROVED: (alias: string) => sql`(${isInForce(alias)} and not ${isAmongStale(alias)})`,
  WITHDRAWN: (alias: string) => sql`${sql.id(alias, 'date_withdrawn')} is not null`,
} satisfies Readonly<Record<string, (alias: string) => Sql>>;

/** What somebody has to approve: new ones and stale ones, unless their event is over. */
export const isDue = (alias: string): Sql =>
  sql`((${isNew(alias)} or ${isAmongStale(alias)}) and not exists (
    select 1 from "centre_events" "held" where "held"."id" = ${sql.id(alias, 'centre_event_id')} and ${isOver('held')}))`;

export const stateIs: Condition = (value, { alias, path }) => {
  const state = Object.entries(states).find(([name]) => name === value)?.[1];
  if (state === undefined) throw new Error(`${path} names no state.`);
  return state(alias);
};

/** How many documents stand where, as one JSON object. */
export const countsOf = (scope: (alias: string) => Sql): Sql => {
  const count = (state: (alias: string) => Sql) => sql`count(*) filter (where ${state('kept')})`;
  return sql`select json_build_object('toApprove', ${count(states.TO_APPROVE)}, 'stale', ${count(states.STALE)},
      'approved', ${count(states.APPROVED)}, 'withdrawn', ${count(states.WITHDRAWN)})::text as json
    from "approved_documents" "kept" where ${scope('kept')}`;
};

/** First day of its event: until then it is needed. */
export const dateNeeded = (alias: string): Sql =>
  sql`(select "at"."date_start" from "centre_events" "at" where "at"."id" = ${sql.id(alias, 'centre_event_id')})`;

export const byDayNeeded = byOwner({ table: 'centre_events', column: 'centre_event_id', by: 'date_start' });

const isNeeded =
  (when: Condition): Condition =>
  (value, asked) =>
    sql`${sql.id(asked.alias, 'centre_event_id')} in (select "at"."id" from "centre_events" "at" where ${when(value, { ...asked, alias: 'at' })})`;
export const neededFrom = isNeeded(onOrAfter('date_start'));
export const neededBefore = isNeeded(before('date_start'));

/** The document of an event or a centre: of several the one attached last that was not withdrawn. */
export const documentOf = (column: 'centre_event_id' | 'training_centre_id'): Relation => ({
  kind: 'custom',
  type: 'ApprovedDocument',
  many: false,
  on: (parent, child) => sql`${sql.id(child, column)} = ${sql.id(parent, 'id')}`,
  orderBy: (alias) => sql`${sql.id(alias, 'date_withdrawn')} is not null, ${sql.id(alias, 'id')} desc`,
});
