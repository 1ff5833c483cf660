import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { markNotificationsRead } from './service.ts';

export const notificationMutations: Operations = {
  markNotificationsRead: operation('signedIn', (session, { ids }: { readonly ids: readonly string[] }) =>
    markNotificationsRead(session, ids),
  ),
};
