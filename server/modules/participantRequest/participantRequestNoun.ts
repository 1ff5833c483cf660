import { sql } from 'kysely';
import { isOwn } from '#server/access/countries.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import { except, type Exception } from '#server/graphql/access/except.ts';
import { ofInput, type Operations } from '#server/graphql/access/Operation.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { onceByKey } from '#server/graphql/idempotency/onceByKey.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { type Condition, idValue } from '#server/graphql/read/condition.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { ask, type Asked } from './ask.ts';
import { decline, withdraw } from './close.ts';
import { isForDeciding, requestScope } from './requestScope.ts';

const wasDecided: Exception = {
  rows: (alias) => sql`(${sql.id(alias, 'state')} <> 'OPEN')`,
  why: 'It was decided already.',
};

const declineRule: ActionRule = {
  action: 'decline',
  rows: (alias, viewer) => isForDeciding(alias, viewer),
  why: () => 'Others decide this.',
};

const withdrawRule: ActionRule = {
  action: 'withdraw',
  rows: (alias, viewer) => isOwn(sql.id(alias, 'author_id'), viewer),
  why: () => 'Only whoever asked for it may withdraw it.',
};

const requestActions: TypeActions = {
  many: 'requests about participants',
  read: 'requests.read',
  rules: [except(declineRule, wasDecided), except(withdrawRule, wasDecided)],
};

const participantRequestEntity: Entity = {
  type: 'ParticipantRequest',
  table: 'participant_requests',
  scope: requestScope,
  fields: {
    deletedParticipant: (alias) =>
      sql`(select json_build_object('id', "gone"."id"::text, 'fullName', "gone"."full_name") from "participants" "gone"
        where "gone"."id" = ${sql.id(alias, 'participant_id')} and "gone"."deleted_at" is not null)`,
  },
  actions: requestActions,
};

const asking = (name: string, kind: Parameters<typeof ask>[0]) =>
  actionResolver(
    { of: 'Participant', action: 'ask' },
    participantRequestEntity,
    ofInput(onceByKey<Asked>(name, ask(kind))),
  );

/** Whose it is to decide depends on what is asked for, and to withdraw on who asked. */
const access = { reads: participantRequestEntity.type };

const mutations: Operations = {
  askForMerge: asking('askForMerge', 'MERGE'),
  askForErasure: asking('askForErasure', 'ERASURE'),
  declineParticipantRequest: actionResolver(access, participantRequestEntity, decline),
  withdrawParticipantRequest: actionResolver(access, participantRequestEntity, withdraw),
};

/** As either record of a merge. */
const isAbout: Condition = (value, { alias, path }) =>
  sql`${idValue(value, path)}::bigint in (${sql.id(alias, 'participant_id')}, ${sql.id(alias, 'duplicate_id')})`;

export const participantRequestNoun = defineNoun({
  entity: participantRequestEntity,
  list: {
    filters: { participant_id: isAbout },
    defaultOrder: [{ column: 'DATE_CREATED', order: 'DESC' }],
  },
  mutations,
});
