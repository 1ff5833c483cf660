import { sql } from 'kysely';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { FALSE, type Sql } from '#server/db/conditions.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import { operation } from '#server/graphql/access/Operation.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { isTrue } from '#server/graphql/read/condition.ts';
import { writableRows } from '#server/graphql/write/WritePolicy.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { isDefaultView, setDefaultView } from './defaultViews.ts';
import { restoreSavedView } from './restoreView.ts';
import { isOffered, savedViewScope } from './savedViewScope.ts';
import { savedViewService, viewPolicy } from './savedViewService.ts';
import { sharingOf } from './sharing.ts';
import { orderSavedViews, pinView } from './viewChoices.ts';

const writable = (alias: string, viewer: Viewer): Sql =>
  writableRows(viewPolicy, viewer, [])?.(alias) ?? FALSE;

const ownOnly = (action: string, doing: string): ActionRule => ({
  action,
  rows: writable,
  why: () => `Only whoever saved this view, and those who manage shared views, may ${doing} it.`,
});

const share: ActionRule = {
  action: 'share',
  rows: (alias, viewer) => (reach(viewer, 'views.share') === 'none' ? FALSE : writable(alias, viewer)),
  why: (viewer) =>
    reach(viewer, 'views.share') === 'none'
      ? 'Your roles do not let you share views.'
      : 'Only whoever saved this view, and those who manage shared views, may share it.',
};

const savedViewActions: TypeActions = {
  many: 'views',
  create: 'views.write',
  rules: [ownOnly('update', 'change'), ownOnly('delete', 'delete'), share],
};

/** What the viewer has made of a view. */
const chosen = (alias: string, viewer: Viewer, table: string, what: Sql): Sql =>
  sql`(select ${what} from ${sql.table(table)} c where c.saved_view_id = ${sql.id(alias, 'id')} and c.user_id = ${viewer.id}::bigint)`;
const placeOf = (alias: string, viewer: Viewer): Sql =>
  chosen(alias, viewer, 'saved_view_choices', sql`c.position`);
const pinnedBy = (alias: string, viewer: Viewer): Sql =>
  sql`coalesce(${chosen(alias, viewer, 'saved_view_choices', sql`c.is_pinned`)}, false)`;

/** One that is only busy for a while is read again within the hour. */
const unread =
  'It could not be read for an hour, because it takes too long. Narrow its filters, or wait: watching goes on from what was seen last.';

export const savedViewEntity: Entity = {
  type: 'SavedView',
  table: 'saved_views',
  scope: savedViewScope,
  actions: savedViewActions,
  fields: {
    position: placeOf,
    isPinned: pinnedBy,
    watch: (alias, viewer) =>
      sql`coalesce(${chosen(alias, viewer, 'saved_view_watches', sql`case when c.by_mail then 'MAIL' else 'BELL' end`)}, 'NONE')`,
    watchProblem: (alias, viewer) =>
      chosen(
        alias,
        viewer,
        'saved_view_watches',
        sql`coalesce(c.problem, case when c.checked_at >= c.seen_at + interval '1 hour' then ${unread} end)`,
      ),
    isDefault: isDefaultView,
    defaultRoles: (alias) =>
      sql`(select coalesce(json_agg(d.role order by d.role), '[]') from saved_view_defaults d where d.saved_view_id = ${sql.id(alias, 'id')} and d.role is not null)`,
  },
};

export const savedViewNoun = defineNoun({
  entity: savedViewEntity,
  list: {
    rows: isOffered,
    filters: { is_pinned: isTrue(pinnedBy) },
    orders: {
      POSITION: { expressions: (alias, viewer) => [placeOf(alias, viewer)], nullable: true },
    },
    defaultOrder: [{ column: 'POSITION', order: 'ASC' }],
    first: 500,
  },
  writes: savedViewService,
  queries: { viewSharing: operation('signedIn', async ({ viewer }) => sharingOf(viewer)) },
  mutations: {
    restoreSavedView: actionResolver(
      { of: 'SavedView', action: 'delete' },
      savedViewEntity,
      restoreSavedView,
    ),
    pinView: actionResolver('signedIn', savedViewEntity, pinView),
    orderSavedViews: operation('signedIn', orderSavedViews),
    setDefaultView: operation('signedIn', setDefaultView),
  },
});
