import { operation, type Operations, reading } from '#server/graphql/access/Operation.ts';
import { onceByKey } from '#server/graphql/idempotency/onceByKey.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import type { ListDefinition } from '#server/graphql/read/ListDefinition.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { journeyOwners } from '../journey/index.ts';
import { approveDocument, withdrawDocument } from './approvalService.ts';
import { approvalStepEntity, approvedDocumentEntity } from './approvedDocumentEntity.ts';
import { attachToCentreEvent, attachToTrainingCentre } from './attachService.ts';
import {
  byDayNeeded,
  countsOf,
  dateNeeded,
  dateWaitingInList,
  isDue,
  neededBefore,
  neededFrom,
  stateInList,
  stateIs,
} from './documentMeasures.ts';
import { documentScope } from './documentScope.ts';
import { removeCustomDocument, uploadApprovedDocument } from './fileService.ts';

const entity = approvedDocumentEntity;
const access = (action: string) => ({ of: entity.type, action });

const mutations: Operations = {
  approveDocument: actionResolver(access('approve'), entity, approveDocument),
  withdrawDocument: actionResolver(access('withdraw'), entity, withdrawDocument),
  uploadApprovedDocument: actionResolver(access('upload'), entity, uploadApprovedDocument),
  removeCustomDocument: operation(access('remove'), removeCustomDocument),
  attachApprovedDocumentToCentreEvent: actionResolver(
    access('create'),
    entity,
    onceByKey('attachApprovedDocumentToCentreEvent', attachToCentreEvent),
  ),
  attachApprovedDocumentToTrainingCentre: actionResolver(
    access('create'),
    entity,
    onceByKey('attachApprovedDocumentToTrainingCentre', attachToTrainingCentre),
  ),
};

const approvalCounts = operation({ reads: entity.type }, async ({ context, viewer }) => {
  return context.reads.value(countsOf((alias) => documentScope(alias, viewer)));
});

/** What waits, the soonest needed first; what was for an event that is over waits for nobody. */
const due: ListDefinition = {
  entity,
  rows: isDue,
  order: { columns: { NEEDED: { expressions: (alias) => [dateNeeded(alias)], nullable: true } } },
  defaultOrder: [{ column: 'NEEDED', order: 'ASC' }],
};

export const approvedDocumentNoun = defineNoun({
  entity,
  parts: [approvalStepEntity],
  list: {
    filters: { state: stateIs, date_needed_gte: neededFrom, date_needed_lt: neededBefore },
    orders: {
      DATE_NEEDED: byDayNeeded,
      DATE_WAITING: { expressions: (alias) => [dateWaitingInList(alias)], nullable: true },
    },
    compared: { STATE: stateInList, DATE_WAITING: dateWaitingInList },
    owners: { CENTRE_EVENT: journeyOwners.CENTRE_EVENT },
    isShort: true,
    defaultOrder: [{ column: 'NAME', order: 'ASC' }],
    atMost: 5_000,
  },
  queries: { approvalCounts, approvalsDue: reading({ kind: 'plain', list: due, size: { first: 10 } }) },
  mutations,
});
