import { sql } from 'kysely';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { FALSE, type Sql } from '#server/db/conditions.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import { because } from '#server/graphql/access/because.ts';
import { except } from '#server/graphql/access/except.ts';
import { policyAction } from '#server/graphql/write/policyAction.ts';
import { whyNot } from '#server/graphql/access/whyNot.ts';
import { eventClosed, isOfClosedAtHome } from '../centreEvent/eventScope.ts';
import { approvalPolicy, documentPolicy, removedInstead } from './documentPolicy.ts';
import { obstacles } from './obstacleMeasures.ts';

const isApproved = (alias: string): Sql => sql`(${sql.id(alias, 'date_approved')} is not null)`;
const isWithdrawn = (alias: string): Sql => sql`(${sql.id(alias, 'date_withdrawn')} is not null)`;
const isMade = (alias: string): Sql => sql`(not ${sql.id(alias, 'is_custom_document')})`;

const mayApprove = (viewer: Viewer): boolean => reach(viewer, 'documents.approve') !== 'none';

/** F2, F4, H6: what the approval itself refuses by. */
const approve: ActionRule = {
  action: 'approve',
  rows: (alias, viewer) =>
    mayApprove(viewer) ? sql`(jsonb_array_length(${obstacles(alias, viewer)}) = 0)` : FALSE,
  why: (viewer) =>
    mayApprove(viewer)
      ? (alias) => sql`${obstacles(alias, viewer)} -> 0 ->> 'message'`
      : whyNot('none', viewer, 'approve documents'),
};

/** F3: what was made from a template cannot be removed, so it can be withdrawn before its approval too. */
const withdraw = except(
  except(policyAction({ action: 'withdraw', policy: approvalPolicy, doing: 'withdraw documents' }), {
    rows: (alias) => sql`(not ${isApproved(alias)} and not ${isMade(alias)})`,
    why: removedInstead,
  }),
  { rows: isWithdrawn, why: 'It was withdrawn already.' },
);

/** S2: a document of an event at home may be seen by one role where the event is closed to another, which would change it. */
const changing = (action: string, doing: string): ActionRule =>
  because(policyAction({ action, policy: documentPolicy, doing }), {
    rows: (alias, viewer) => isOfClosedAtHome('documents.write', alias, viewer),
    why: eventClosed,
  });

const upload = except(
  except(changing('upload', 'upload documents'), {
    rows: isMade,
    why: 'It was made from a template. Make it again and attach it instead.',
  }),
  { rows: isWithdrawn, why: 'It was withdrawn. Attach a new document instead.' },
);

/** F3: only what was uploaded and never approved can be removed. */
const remove = except(
  except(changing('remove', 'remove documents'), {
    rows: isMade,
    why: 'Only uploaded documents can be removed.',
  }),
  { rows: isApproved, why: 'It was approved once, so it stays. Compliance can withdraw it.' },
);

export const documentActions: TypeActions = {
  many: 'approved documents',
  read: 'documents.read',
  create: 'documents.write',
  rules: [approve, withdraw, upload, remove],
};
