import { byColumn } from '../../graphql/read/orderBy.ts';
import { plainListResolver } from '../../graphql/read/readResolvers.ts';
import type { RequestContext } from '../../graphql/RequestContext.ts';
import { sessionOf } from '../../graphql/write/writeResolvers.ts';
import { mySessionEntity } from './mySessionEntity.ts';
import { myPasswordHash } from './service.ts';

/** More than anybody has; a program that never signs out must not make the page endless. */
const latest = 50;

export const accountQueries = {
  mySessions: plainListResolver(
    {
      entity: mySessionEntity,
      order: { columns: { REFRESHED_AT: byColumn('refreshed_at') } },
      defaultOrder: [{ column: 'REFRESHED_AT', order: 'DESC' }],
    },
    latest,
  ),
  hasPassword: async (_root: unknown, _none: unknown, context: RequestContext) =>
    (await myPasswordHash(sessionOf(context))) !== null,
};
