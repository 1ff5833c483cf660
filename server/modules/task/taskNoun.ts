import { sql } from 'kysely';
import { isOwn } from '#server/access/countries.ts';
import { and, or, type Sql } from '#server/db/conditions.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { type Access, allow, type Operation } from '#server/graphql/access/Operation.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { readOne } from '#server/graphql/read/readResolvers.ts';
import { sessionOf, type WriteSession } from '#server/graphql/WriteSession.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { cancelTask, retryTask } from './service.ts';
import { doneOf, failedOf, recordsOf } from './spans.ts';
import { isUnderWay, taskScope } from './taskScope.ts';

/** More rows than one task may have. */
export const mostTaskRows = 5_000;
const usualRows = 100;

const hasLeftRows = (alias: string): Sql =>
  sql`exists (select 1 from task_rows left_row where left_row.task_id = ${sql.id(alias, 'id')} and left_row.state in ('FAILED', 'SKIPPED'))`;

const cancel: ActionRule = {
  action: 'cancel',
  rows: (alias) => isUnderWay(alias),
  why: () => 'It has ended already.',
};
const retry: ActionRule = {
  action: 'retry',
  rows: (alias, viewer) =>
    and([isOwn(sql.id(alias, 'owner_id'), viewer), sql`not ${isUnderWay(alias)}`, hasLeftRows(alias)]),
  why: () => 'There is nothing left of it to do once more.',
};

const taskActions: TypeActions = { many: 'tasks', rules: [cancel, retry] };

const taskEntity: Entity = {
  type: 'Task',
  table: 'tasks',
  scope: taskScope,
  actions: taskActions,
  fields: {
    total: recordsOf,
    done: doneOf,
    failed: failedOf,
    asked: (alias, viewer) =>
      sql`(case when ${sql.id(alias, 'payload')} -> 'versions' is not null and ${isOwn(sql.id(alias, 'owner_id'), viewer)} then jsonb_build_object('changes', ${sql.id(alias, 'payload')} -> 'changes', 'add', ${sql.id(alias, 'payload')} -> 'add') end)`,
    isCancelling: (alias) => sql`(${isUnderWay(alias)} and ${sql.id(alias, 'cancel_asked_at')} is not null)`,
  },
  relations: {
    rows: {
      kind: 'many',
      type: 'TaskRow',
      column: 'task_id',
      orderBy: (alias) => sql.id(alias, 'position'),
      atMost: mostTaskRows,
      usually: usualRows,
    },
  },
};

/** Work of which a task is made; answers the task as it stands. */
export const taskResolver = <Arguments>(
  access: Access,
  begin: (session: WriteSession, given: Arguments) => Promise<string>,
): Operation =>
  allow<Arguments>(access, async (_root, given, context, info) =>
    readOne(taskEntity, await begin(sessionOf(context), given), context, info),
  );

/** Read with their task alone. */
const taskRowEntity: Entity = { type: 'TaskRow', table: 'task_rows', scope: () => sql`true` };

export const taskNoun = defineNoun({
  entity: taskEntity,
  parts: [taskRowEntity],
  list: {
    defaultOrder: [{ column: 'DATE_CREATED', order: 'DESC' }],
    rows: (alias, viewer) => or([isOwn(sql.id(alias, 'owner_id'), viewer), isUnderWay(alias)]),
    first: 50,
  },
  mutations: {
    cancelTask: actionResolver({ of: 'Task', action: 'cancel' }, taskEntity, cancelTask),
    retryTask: actionResolver({ of: 'Task', action: 'retry' }, taskEntity, retryTask),
  },
});
