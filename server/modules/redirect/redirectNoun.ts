import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { operation } from '#server/graphql/access/Operation.ts';
import { becameAddress } from '../participant/index.ts';
import { redirectPolicy, redirectService } from './service.ts';
import { sql } from 'kysely';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { pathOf } from './pathOf.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/write/policyAction.ts';
import { and, FALSE, type Sql } from '#server/db/conditions.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { isNotDeleted } from '#server/access/countries.ts';

/** Redirects belong to no country: all or none. */
function redirectScope(alias: string, viewer: Viewer): Sql {
  return and([isNotDeleted(alias), ...(reach(viewer, 'redirects.read') === 'none' ? [FALSE] : [])]);
}

const redirectActions: TypeActions = {
  many: 'redirects',
  read: 'redirects.read',
  create: 'redirects.write',
  rules: [
    policyAction({ action: 'update', policy: redirectPolicy, doing: 'change redirects' }),
    policyAction({ action: 'delete', policy: redirectPolicy, doing: 'delete redirects' }),
  ],
};

const redirectEntity: Entity = {
  type: 'Redirect',
  table: 'redirects',
  scope: redirectScope,
  actions: redirectActions,
};

const redirectLookup = operation('signedIn', async (session, { path }: { readonly path: string }) => ({
  target: await lookUp(session, path),
}));

export const redirectNoun = defineNoun({
  entity: redirectEntity,
  list: { defaultOrder: [{ column: 'PATH', order: 'ASC' }] },
  writes: redirectService,
  queries: { redirectLookup },
});

/** Where an address leads (spec §2). Anybody may follow a link; who may see the list of them is another matter. */
async function lookUp({ context, viewer }: WriteSession, asked: string): Promise<string | null> {
  const path = pathOf(asked);
  if (path === null) return null;
  return context.reads.value<string>(
    sql`select to_json(coalesce((select target from redirects where path = ${path} and deleted_at is null),
        ${becameAddress(path, viewer)}))::text`,
  );
}
