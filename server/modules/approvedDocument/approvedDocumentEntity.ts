import { sql } from 'kysely';
import { TRUE, type Sql } from '#server/db/conditions.ts';
import type { BesideField, Entity } from '#server/graphql/Entity.ts';
import { documentActions } from './actions.ts';
import { changesOf } from './changeMeasures.ts';
import { consequences } from './consequenceMeasures.ts';
import { dateNeeded, dateWaiting, isAvailableBy, isStaleBy, knownHash, stateBy } from './documentMeasures.ts';
import { documentScope } from './documentScope.ts';
import { newerGuidOf, runKeyOf } from '../documentRun/madeAgainMeasures.ts';
import { isFileDeleted } from '../documentRun/passportMeasures.ts';
import { blocks, whyNotAgain } from './obstacleMeasures.ts';

/** The hash of what a document says now is looked up once for all that hangs on it. */
const byHash = (expression: (alias: string, hash: Sql) => Sql): BesideField => ({
  beside: { name: 'said', query: (alias) => sql`select ${knownHash(alias)} as "hash" offset 0` },
  expression: (alias, beside) => expression(alias, sql.id(beside, 'hash')),
});

const pathOf = (alias: string, ending: string): Sql =>
  sql`'/downloads/approved/' || ${sql.id(alias, 'id')} || ${sql.raw(`'${ending}'`)}`;

const isOpen = (alias: string, hash: Sql): Sql => sql`${stateBy(alias, hash)} in ('TO_APPROVE', 'STALE')`;

export const approvedDocumentEntity: Entity = {
  type: 'ApprovedDocument',
  table: 'approved_documents',
  scope: documentScope,
  actions: documentActions,
  fields: {
    documentUrl: (alias) =>
      sql`case when ${sql.id(alias, 'file_hash')} is null then ${sql.id(alias, 'document_url')}
        when not ${isFileDeleted(sql.id(alias, 'file_hash'))} then ${pathOf(alias, '')} end`,
    approvedFilePath: (alias) =>
      sql`case when ${sql.id(alias, 'approved_file_hash')} <> ${sql.id(alias, 'file_hash')} then ${pathOf(alias, '-approved')} end`,
    runKey: runKeyOf,
    newerGuid: newerGuidOf,
    whyNotAgain,
    changes: changesOf,
    blocks,
    dateNeeded,
  },
  beside: {
    currentHash: byHash((_alias, hash) => hash),
    isApprovalStale: byHash(isStaleBy),
    isAvailable: byHash(isAvailableBy),
    state: byHash(stateBy),
    dateWaiting: byHash(dateWaiting),
    consequences: byHash((alias, hash) => consequences(alias, isOpen(alias, hash))),
  },
  // One hash, which they share.
  work: {
    ...Object.fromEntries(
      ['currentHash', 'isApprovalStale', 'isAvailable', 'state', 'dateWaiting', 'consequences'].map(
        (name) => [name, 15],
      ),
    ),
    changes: 75,
    blocks: 75,
  },
  relations: {
    history: {
      kind: 'many',
      type: 'ApprovalStep',
      column: 'approved_document_id',
      orderBy: (alias) => sql`${sql.id(alias, 'id')} desc`,
      first: 500,
      usually: 10,
    },
  },
};

/** Seen by whoever sees the document. */
export const approvalStepEntity: Entity = {
  type: 'ApprovalStep',
  table: 'approval_steps',
  scope: () => TRUE,
};
