import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { indicationEntity } from './indicationEntity.ts';

export const indicationNoun = defineNoun({
  entity: indicationEntity,
  list: { defaultOrder: [{ column: 'NAME', order: 'ASC' }] },
});
