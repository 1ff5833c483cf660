import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { operation } from '#server/graphql/access/Operation.ts';
import { lookUp } from './lookUp.ts';
import { redirectEntity } from './redirectEntity.ts';
import { redirectService } from './service.ts';

const redirectLookup = operation('signedIn', async (session, { path }: { readonly path: string }) => ({
  target: await lookUp(session, path),
}));

export const redirectNoun = defineNoun({
  entity: redirectEntity,
  list: { defaultOrder: [{ column: 'PATH', order: 'ASC' }] },
  writes: redirectService,
  queries: { redirectLookup },
});
