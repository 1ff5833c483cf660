import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { notificationEntity } from './notificationEntity.ts';
import { notificationMutations } from './resolvers.ts';

export const notificationNoun = defineNoun({
  entity: notificationEntity,
  list: { defaultOrder: [{ column: 'DATE_CREATED', order: 'DESC' }], first: 50 },
  mutations: notificationMutations,
});
